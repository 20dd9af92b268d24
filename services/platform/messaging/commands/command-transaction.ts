import type { EntityManager } from 'typeorm';
import type { EventAuthor } from '../outbox/event-appender.ts';
import { type AppendedEvent, appendEvents, type StreamEvents } from '../outbox/event-appender.ts';
import type { NewEvent } from '../outbox/event-definition.ts';
import type { PersonGuard } from '../outbox/person-guard.ts';

/** The transaction of a command: state is saved with `manager`, events are appended, all or nothing. */
export class CommandTransaction {
  lastEventId: string | null = null;
  readonly events: AppendedEvent[] = [];
  /** What the command has appended so far. */
  readonly appended: StreamEvents[] = [];
  /** Accounts that cannot be deleted before this transaction ends. */
  private readonly held = new Set<number>();

  constructor(
    readonly manager: EntityManager,
    private readonly author: EventAuthor,
    private readonly persons: PersonGuard,
  ) {}

  /**
   * Holds an account before rows are locked that its deletion takes along, so that both take their locks in one order.
   * @throws DomainError when it is deleted.
   */
  hold(userId: number): Promise<void> {
    return this.persons.holdAll(this.manager, [userId], this.author.actor, this.held);
  }

  /** @param firstVersion the version of the first event: the aggregate's version after its change, read under its row lock. */
  async append(stream: string, firstVersion: number, ...events: NewEvent[]): Promise<void> {
    await this.appendAll([{ stream, firstVersion, events }]);
  }

  /** @throws DomainError when an event is about a person whose account is deleted. */
  async appendAll(streams: StreamEvents[]): Promise<void> {
    await this.persons.hold(this.manager, streams, this.author.actor, this.held);
    this.events.push(...(await appendEvents(this.manager, streams, this.author)));
    this.lastEventId = this.events.at(-1)?.id ?? null;
    this.appended.push(...streams);
  }
}
