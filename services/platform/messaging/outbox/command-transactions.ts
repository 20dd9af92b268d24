import { Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { staffActs } from '../../audit/staff-acts.js';
import { currentContext } from '../../http/request-context.js';
import type { ReadPosition } from '../feed/read-position.js';
import { EventRouting } from '../transport/event-routing.js';
import { type AppendedEvent, appendEvents, type StreamEvents } from './event-appender.js';
import type { NewEvent } from './event-definition.js';
import { IdempotencyStore } from './idempotency.store.js';
import { PositionWaiter } from './position-waiter.js';

/** A command's unit of work: state is saved with `manager`, events are appended, all or nothing. */
export class CommandTransaction {
  lastEventId: string | null = null;
  readonly events: AppendedEvent[] = [];
  /** What the command has appended so far. */
  readonly appended: StreamEvents[] = [];

  constructor(readonly manager: EntityManager) {}

  /** @param firstVersion the version of the first event: the aggregate's version after its change, read under its row lock. */
  async append(stream: string, firstVersion: number, ...events: NewEvent[]): Promise<void> {
    await this.appendAll([{ stream, firstVersion, events }]);
  }

  async appendAll(streams: StreamEvents[]): Promise<void> {
    this.events.push(...(await appendEvents(this.manager, streams)));
    this.lastEventId = this.events.at(-1)?.id ?? null;
    this.appended.push(...streams);
  }
}

@Injectable()
export class CommandTransactions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly idempotency: IdempotencyStore,
    private readonly positions: PositionWaiter,
    @Optional() private readonly routing: EventRouting = EventRouting.embedded,
  ) {}

  /**
   * Runs a command in one transaction and, when it appended events, waits briefly for the position of the last one, which
   * the answer then carries (of the last one in each partition, where there are several). With an Idempotency-Key a retry gets the first answer and the work does not run.
   * @param request what the command was asked, to tell a retry from another use of the same key.
   */
  async run<Answer>(request: unknown, work: (transaction: CommandTransaction) => Promise<Answer>): Promise<Answer> {
    const context = currentContext();
    const key = context?.idempotencyKey;
    const scope = `${context?.actor ?? context?.address ?? ''} ${context?.idempotencyScope ?? ''}`;
    const done = await this.dataSource.transaction(async (manager) => {
      const stored = key ? await this.idempotency.claim(manager, scope, key, request) : null;
      if (stored) return { answer: stored.answer as Answer, lastEventId: stored.lastEventId, events: null };
      const transaction = new CommandTransaction(manager);
      const answer = await work(transaction);
      // Not through the transaction: the position a client waits for is that of the command's own last event.
      await appendEvents(manager, staffActs(context?.staff, transaction.appended));
      const { lastEventId, events } = transaction;
      if (key) await this.idempotency.keep(manager, scope, key, { answer, lastEventId });
      return { answer, lastEventId, events };
    });
    if (done.lastEventId && context) {
      const events = done.events ?? (await this.find(done.lastEventId));
      context.positions = await this.positionsOf(events, done.events === null);
    } else if (done.lastEventId) this.positions.wakeRelay();
    return done.answer;
  }

  /** Of each partition that the events are delivered in, its last event's position; what has none in time is left out. */
  private async positionsOf(events: AppendedEvent[], retried: boolean): Promise<ReadPosition[]> {
    const last = new Map<string, string>();
    for (const { id, stream, type } of events) last.set(this.routing.partitionNameOf(type, stream), id);
    const positions = [...last].map(async ([partition, id]) => ({
      partition,
      position: (await this.positions.positionOf(id, retried)) ?? 0,
    }));
    return (await Promise.all(positions)).filter(({ position }) => position > 0);
  }

  /** A stored answer names only the last event of its command. */
  private find(eventId: string): Promise<AppendedEvent[]> {
    return this.dataSource.query('select id, stream, type from write.event_log where id = $1', [eventId]);
  }
}
