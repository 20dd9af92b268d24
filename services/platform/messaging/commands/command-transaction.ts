import type { EntityManager } from 'typeorm';
import { commitWithNext } from '#platform/database/bundling-client.ts';
import {
  type AppendedEvent,
  type EventAuthor,
  eventsOf,
  type StreamEvents,
  saveEvents,
} from '../outbox/event-appender.ts';
import type { NewEvent } from '../outbox/event-definition.ts';
import type { PersonGuard } from '../outbox/person-guard.ts';

/** So many events are not kept back: an import appends thousands. */
const MAX_UNSAVED = 500;

/**
 * The transaction of a command: state is saved with `manager`, events are appended, all or nothing. What is appended reaches
 * the log with the commit, in one statement.
 */
export class CommandTransaction {
  lastEventId: string | null = null;
  readonly events: AppendedEvent[] = [];
  /** What the command has appended so far. */
  readonly appended: StreamEvents[] = [];
  /** Accounts that cannot be deleted before this transaction ends. */
  private readonly held = new Set<number>();
  private unsaved: AppendedEvent[] = [];

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
    const events = eventsOf(streams);
    this.events.push(...events);
    this.unsaved.push(...events);
    this.lastEventId = this.events.at(-1)?.id ?? null;
    this.appended.push(...streams);
    if (this.unsaved.length >= MAX_UNSAVED) await this.save();
  }

  /** For who looks at the log in the same transaction. */
  async save(): Promise<void> {
    const events = this.unsaved;
    this.unsaved = [];
    await saveEvents(this.manager, events, this.author);
  }

  /**
   * Saves what is left and commits; nothing comes after it.
   * @param acts are no part of what the command has appended: a client waits for the position of the command's own last event.
   */
  async saveAndCommit(acts: readonly StreamEvents[]): Promise<void> {
    this.unsaved.push(...eventsOf(acts));
    if (this.unsaved.length > 0) await commitWithNext(this.manager);
    await this.save();
  }
}
