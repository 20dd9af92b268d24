import { Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ClsServiceManager, type ClsStore } from 'nestjs-cls';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReadPosition } from '#platform/kernel/context/read-position.ts';
import { currentContext } from '#platform/kernel/context/request-context.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { currentTraceparent } from '#platform/telemetry/spans.ts';
import { staffActs } from '../audit/staff-acts.ts';
import type { AppendedEvent, EventAuthor } from '../outbox/event-appender.ts';
import { PersonGuard } from '../outbox/personal-fields/person-guard.ts';
import { PositionWaiter } from '../outbox/relay/position-waiter.ts';
import { EventRouting } from '../transport/event-routing.ts';
import type { Command } from './command.ts';
import { CommandTransaction } from './command-transaction.ts';
import { GroupCommit } from './group-commit/group-commit.ts';
import { LateTransaction } from './group-commit/late-transaction.ts';
import { IdempotencyStore, type StoredResult } from './idempotency.store.ts';

type FoundEvent = Pick<AppendedEvent, 'id' | 'stream' | 'type'>;

interface Done<Result> extends StoredResult<Result> {
  /** null where the stored result of an earlier try names only the last event. */
  events: readonly FoundEvent[] | null;
  /** From the relay, before the commit. */
  heard: number | null;
}

/** A late transaction has met the result of a twin of its command. */
class DoneByTwin extends Error {
  constructor(readonly stored: StoredResult<unknown>) {
    super('the command was done under the same Idempotency-Key meanwhile');
  }
}

interface UnitStore extends ClsStore {
  commandTransaction?: CommandTransaction;
}

/** What a command does is done whole or not at all: state, events, audit entries, and the answer kept for a retry. */
@Injectable()
export class UnitOfWork {
  private readonly cls = ClsServiceManager.getClsService<UnitStore>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly idempotency: IdempotencyStore,
    private readonly positions: PositionWaiter,
    private readonly persons: PersonGuard,
    private readonly groups: GroupCommit,
    @Optional() private readonly routing: EventRouting = EventRouting.embedded,
  ) {}

  /** The transaction of the command under way. @throws Error outside of one: a programming error. */
  get transaction(): CommandTransaction {
    const transaction = (this.cls.get() as UnitStore | undefined)?.commandTransaction;
    if (!transaction) throw new Error('no unit of work is open here');
    return transaction;
  }

  /**
   * Runs `work` in one transaction and, when it appended events, waits briefly for the position of the last one, which the
   * answer then carries (of the last one in each partition, where there are several). With an Idempotency-Key a retry gets
   * the first result and the work does not run.
   * @throws IdempotencyKeyReused when the sender's key came with another command.
   */
  async run<Result>(
    command: Command<Result>,
    work: (transaction: CommandTransaction) => Promise<Result>,
  ): Promise<Result> {
    const { opensLate } = command.constructor as typeof Command;
    return this.answer(await (opensLate ? this.runLate(command, work) : this.runOpen(command, work)));
  }

  /**
   * As `run`, with what comes before the transaction: tries are counted, a captcha is redeemed, a password hashed. None of it
   * is asked of a retry whose command is done.
   * @throws IdempotencyKeyReused
   */
  async runPrepared<Prepared, Result>(
    command: Command<Result>,
    prepare: () => Promise<Prepared>,
    work: (transaction: CommandTransaction, prepared: Prepared) => Promise<Result>,
  ): Promise<Result> {
    const stored = await this.idempotency.stored(command);
    if (stored) return this.answer(doneBefore(stored));
    const prepared = await prepare();
    return this.run(command, (transaction) => work(transaction, prepared));
  }

  private async answer<Result>({ result, lastEventId, events, heard }: Done<Result>): Promise<Result> {
    if (lastEventId) await this.announcePositions(lastEventId, events, heard);
    return result;
  }

  private runOpen<Result>(
    command: Command<Result>,
    work: (transaction: CommandTransaction) => Promise<Result>,
  ): Promise<Done<Result>> {
    const author = authorOf(command.sender);
    return this.dataSource.transaction(async (manager) => {
      const stored = await this.idempotency.claim<Result>(manager, command);
      if (stored) return doneBefore(stored);
      const transaction = new CommandTransaction(manager, author, this.persons);
      const result = await this.within(transaction, work);
      const { lastEventId, events } = transaction;
      await this.idempotency.keep(manager, command, { result, lastEventId });
      const { heard } = this.positions;
      await transaction.saveAndCommit(staffActs(command.sender, transaction.appended));
      return { result, lastEventId, events, heard };
    });
  }

  /** What it has written to the end without asking anything is committed with others, or alone where the group is refused. */
  private async runLate<Result>(
    command: Command<Result>,
    work: (transaction: CommandTransaction) => Promise<Result>,
  ): Promise<Done<Result>> {
    const stored = await this.idempotency.stored(command);
    if (stored) return doneBefore(stored);
    const coming = this.groups.expect();
    const begin = async (manager: EntityManager) => {
      coming.stayAway();
      const twin = await this.idempotency.claim(manager, command);
      if (twin) throw new DoneByTwin(twin);
    };
    const transaction = new LateTransaction(this.dataSource, begin, authorOf(command.sender), this.persons);
    try {
      const result = await this.within(transaction, work);
      const { lastEventId, events } = transaction;
      const acts = staffActs(command.sender, transaction.appended);
      const { heard } = this.positions;
      const kept = transaction.kept(acts);
      const keys = this.idempotency.writes(command, { result, lastEventId });
      if (!kept || !(await this.groups.commit({ ...kept, writes: [...keys, ...kept.writes] }, coming))) {
        await this.idempotency.keep(await transaction.open(), command, { result, lastEventId });
        await transaction.saveAndCommit(acts);
      }
      return { result, lastEventId, events, heard };
    } catch (error) {
      if (error instanceof DoneByTwin) return doneBefore(error.stored as StoredResult<Result>);
      throw error;
    } finally {
      coming.stayAway();
      await transaction.leave();
    }
  }

  private within<Result>(
    transaction: CommandTransaction,
    work: (transaction: CommandTransaction) => Promise<Result>,
  ): Promise<Result> {
    return this.cls.runWith({ ...this.storeAround(), commandTransaction: transaction }, () => work(transaction));
  }

  private storeAround(): UnitStore {
    const around: UnitStore = this.cls.get() ?? {};
    if (around.commandTransaction) throw new Error('a command began inside the unit of work of another');
    return around;
  }

  private async announcePositions(
    lastEventId: string,
    events: Done<unknown>['events'],
    heard: number | null,
  ): Promise<void> {
    const context = currentContext();
    if (context) context.positions = await this.positionsOf(events ?? (await this.find(lastEventId)), heard);
    else this.positions.wakeRelay();
  }

  /** Of each partition that the events are delivered in, its last event's position; what has none in time is left out. */
  private async positionsOf(events: readonly FoundEvent[], heard: number | null): Promise<ReadPosition[]> {
    const last = new Map<string, string>();
    for (const { id, stream, type } of events) last.set(this.routing.partitionNameOf(type, stream), id);
    const positions = [...last].map(async ([partition, id]) => ({
      partition,
      position: (await this.positions.positionOf(id, heard)) ?? 0,
    }));
    return (await Promise.all(positions)).filter(({ position }) => position > 0);
  }

  private find(eventId: string): Promise<FoundEvent[]> {
    return this.dataSource.query('select id, stream, type from write.event_log where id = $1', [eventId]);
  }
}

function doneBefore<Result>(stored: StoredResult<Result>): Done<Result> {
  return { ...stored, events: null, heard: null };
}

function authorOf({ actor }: Sender): EventAuthor {
  const context = currentContext();
  return {
    actor: actor ? `user-${actor.userId}` : null,
    correlationId: context?.correlationId ?? null,
    traceparent: currentTraceparent() ?? context?.traceparent ?? null,
  };
}
