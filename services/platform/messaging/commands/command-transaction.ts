import type { EntityManager } from 'typeorm';
import type { EventAuthor } from '../outbox/event-appender.ts';
import { type AppendedEvent, appendEvents, type StreamEvents } from '../outbox/event-appender.ts';
import type { NewEvent } from '../outbox/event-definition.ts';

/** The transaction of a command: state is saved with `manager`, events are appended, all or nothing. */
export class CommandTransaction {
  lastEventId: string | null = null;
  readonly events: AppendedEvent[] = [];
  /** What the command has appended so far. */
  readonly appended: StreamEvents[] = [];

  constructor(
    readonly manager: EntityManager,
    private readonly author: EventAuthor,
  ) {}

  /** @param firstVersion the version of the first event: the aggregate's version after its change, read under its row lock. */
  async append(stream: string, firstVersion: number, ...events: NewEvent[]): Promise<void> {
    await this.appendAll([{ stream, firstVersion, events }]);
  }

  async appendAll(streams: StreamEvents[]): Promise<void> {
    this.events.push(...(await appendEvents(this.manager, streams, this.author)));
    this.lastEventId = this.events.at(-1)?.id ?? null;
    this.appended.push(...streams);
  }
}
