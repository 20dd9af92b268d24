import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { currentContext } from '../../http/request-context.js';
import { appendEvents, type StreamEvents } from './event-appender.js';
import type { NewEvent } from './event-definition.js';
import { IdempotencyStore } from './idempotency.store.js';
import { PositionWaiter } from './position-waiter.js';

/** A command's unit of work: state is saved with `manager`, events are appended, all or nothing. */
export class CommandTransaction {
  lastEventId: string | null = null;

  constructor(readonly manager: EntityManager) {}

  /** @param firstVersion the version of the first event: the aggregate's version after its change, read under its row lock. */
  async append(stream: string, firstVersion: number, ...events: NewEvent[]): Promise<void> {
    await this.appendAll([{ stream, firstVersion, events }]);
  }

  async appendAll(streams: StreamEvents[]): Promise<void> {
    this.lastEventId = (await appendEvents(this.manager, streams)) ?? this.lastEventId;
  }
}

@Injectable()
export class CommandTransactions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly idempotency: IdempotencyStore,
    private readonly positions: PositionWaiter,
  ) {}

  /**
   * Runs a command in one transaction and, when it appended events, waits briefly for the position of the last one, which
   * the answer then carries. With an Idempotency-Key a retry gets the first answer and the work does not run.
   * @param request what the command was asked, to tell a retry from another use of the same key.
   */
  async run<Answer>(request: unknown, work: (transaction: CommandTransaction) => Promise<Answer>): Promise<Answer> {
    const context = currentContext();
    const key = context?.idempotencyKey;
    const scope = `${context?.actor ?? context?.address ?? ''} ${context?.idempotencyScope ?? ''}`;
    const done = await this.dataSource.transaction(async (manager) => {
      const stored = key ? await this.idempotency.claim(manager, scope, key, request) : null;
      if (stored) return { answer: stored.answer as Answer, lastEventId: stored.lastEventId, retried: true };
      const transaction = new CommandTransaction(manager);
      const answer = await work(transaction);
      const result = { answer, lastEventId: transaction.lastEventId, retried: false };
      if (key) await this.idempotency.keep(manager, scope, key, result);
      return result;
    });
    if (done.lastEventId && context) context.position = await this.positions.positionOf(done.lastEventId, done.retried);
    else if (done.lastEventId) this.positions.wakeRelay();
    return done.answer;
  }
}
