import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { type AuthoredEvents, type EventAuthor, eventsOf, type StreamEvents } from '../../outbox/event-appender.ts';
import type { PersonGuard } from '../../outbox/personal-fields/person-guard.ts';
import { CommandTransaction } from '../command-transaction.ts';
import type { Write } from '../write.ts';

/** All that a command does, where it needed no answer of the database. */
export interface KeptWork extends AuthoredEvents {
  /** Accounts to be held until it is committed. */
  persons: readonly number[];
  writes: readonly Write[];
}

/**
 * The transaction of a command that may do without one of its own: what it writes is kept back until it asks the database
 * something, and when it never does, goes along with what other commands write (docs/adr/0080-commands-are-committed-together.md).
 */
export class LateTransaction extends CommandTransaction {
  private runner: QueryRunner | null = null;
  private readonly toHold = new Set<number>();
  private readonly writes: Write[] = [];

  /** @param begin what the transaction begins with once it is opened. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly begin: (manager: EntityManager) => Promise<void>,
    author: EventAuthor,
    persons: PersonGuard,
  ) {
    super(dataSource.manager, author, persons);
  }

  /** @throws Error before it is opened: what is done with it would belong to no transaction. */
  override get manager(): EntityManager {
    if (!this.runner) throw new Error('the transaction of this command opens late: ask open() for it');
    return this.runner.manager;
  }

  override async open(): Promise<EntityManager> {
    if (this.runner) return this.manager;
    this.runner = this.dataSource.createQueryRunner();
    await this.runner.startTransaction();
    await this.begin(this.manager);
    await super.holdAll([...this.toHold]);
    for (const write of this.writes) await super.write(write);
    return this.manager;
  }

  override async write(write: Write): Promise<void> {
    if (this.runner) return super.write(write);
    this.writes.push(write);
  }

  override async save(): Promise<void> {
    await this.open();
    await super.save();
  }

  /** @returns what it has kept back to the end, or null where it was opened or no event tells of what it has written. */
  kept(acts: readonly StreamEvents[]): KeptWork | null {
    const events = [...this.unsaved, ...eventsOf(acts)];
    if (this.runner || events.length === 0) return null;
    return { author: this.author, events, persons: [...this.toHold], writes: this.writes };
  }

  override async saveAndCommit(acts: readonly StreamEvents[]): Promise<void> {
    await this.open();
    await super.saveAndCommit(acts);
    await this.runner?.commitTransaction();
  }

  /** Gives its connection back; what is not committed has not happened. */
  async leave(): Promise<void> {
    const { runner } = this;
    if (!runner) return;
    try {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
    } catch {
      // The connection is lost, and the transaction with it.
    } finally {
      await runner.release();
    }
  }

  protected override async holdAll(userIds: readonly number[]): Promise<void> {
    if (this.runner) return super.holdAll(userIds);
    for (const id of userIds) this.toHold.add(id);
  }
}
