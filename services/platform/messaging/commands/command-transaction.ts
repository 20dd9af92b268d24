import type { EntityManager } from 'typeorm';
import { commitWithNext } from '#platform/database/connections/statements/bundling-client.ts';
import {
  type AppendedEvent,
  type EventAuthor,
  eventsOf,
  type StreamEvents,
  saveEvents,
} from '../outbox/event-appender.ts';
import type { NewEvent } from '../outbox/event-definition.ts';
import type { PersonGuard } from '../outbox/personal-fields/person-guard.ts';
import { personsIn } from '../outbox/personal-fields/personal-fields.ts';
import { runWrite, type Write } from './write.ts';

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
  protected readonly held = new Set<number>();
  protected unsaved: AppendedEvent[] = [];

  constructor(
    private readonly opened: EntityManager,
    protected readonly author: EventAuthor,
    protected readonly persons: PersonGuard,
  ) {}

  get manager(): EntityManager {
    return this.opened;
  }

  /** Where a command may begin without a transaction (`Command.opensLate`): opens it, for who reads or locks. */
  async open(): Promise<EntityManager> {
    return this.manager;
  }

  /** For what nobody needs the answer of; it comes after all that was written before. */
  write(write: Write): Promise<void> {
    return runWrite(this.manager, write);
  }

  /**
   * Holds an account before rows are locked that its deletion takes along, so that both take their locks in one order.
   * @throws DomainError when it is deleted.
   */
  hold(userId: number): Promise<void> {
    return this.holdAll([userId]);
  }

  /** @param firstVersion the version of the first event: the aggregate's version after its change, read under its row lock. */
  async append(stream: string, firstVersion: number, ...events: NewEvent[]): Promise<void> {
    await this.appendAll([{ stream, firstVersion, events }]);
  }

  /** @throws DomainError when an event is about a person whose account is deleted. */
  async appendAll(streams: StreamEvents[]): Promise<void> {
    await this.holdAll(personsIn(streams.flatMap(({ events }) => events)));
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
    await saveEvents(this.manager, [{ author: this.author, events }]);
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

  protected holdAll(userIds: readonly number[]): Promise<void> {
    return this.persons.hold(this.manager, userIds, this.author.actor, this.held);
  }
}
