import type pg from 'pg';
import type { Logger } from 'pino';
import type { ReadDatabase } from '../../database/read-database.js';
import { CHANNEL } from '../channels.js';
import { encodeChange } from '../feed/read-model-change.js';
import type { RecordedEvent } from '../outbox/event-definition.js';
import type { EventBatch, EventSubscription } from '../transport/event-transport.port.js';
import { isPassing } from './passing-error.js';
import type { Projection, ProjectionTransaction } from './projection.js';

/** How often one event may fail by itself before its stream is parked. */
const ATTEMPTS = 3;

export interface ProjectionObserver {
  projected(projection: string, count: number, head: number): void;
  parked(projection: string): void;
}

/** Thrown when another runner has moved the checkpoint: this one is a zombie and starts again from the stored position. */
class CheckpointMoved extends Error {}

/**
 * Runs one projection: rows and checkpoint move in one transaction, so that an event which comes twice has one effect.
 * The read database may lose its last moments in a crash (synchronous_commit off): rows and checkpoint go back together
 * and the events come again.
 */
export class ProjectionRunner implements EventSubscription {
  readonly name: string;
  readonly types: readonly string[];

  constructor(
    private readonly projection: Projection,
    private readonly database: ReadDatabase,
    private readonly logger: Logger,
    private readonly observer: ProjectionObserver,
  ) {
    this.name = projection.name;
    this.types = projection.types;
  }

  async checkpoint(partition: number): Promise<number> {
    const [row] = await this.database.rows<{ position: number }>(
      `insert into read.projection_checkpoint (projection, partition, position) values ($1, $2, 0)
       on conflict (projection, partition) do update set projection = excluded.projection returning position`,
      [this.name, partition],
    );
    return row?.position ?? 0;
  }

  async handle(batch: EventBatch): Promise<void> {
    try {
      await this.commit(batch, (events, transaction) => this.projection.project(events, transaction));
    } catch (error) {
      if (isPassing(error) || error instanceof CheckpointMoved) throw error;
      this.logger.warn(
        { err: error, projection: this.name, head: batch.head },
        'a batch failed, its events go one by one',
      );
      await this.commit(batch, (events, transaction, client) => this.oneByOne(events, transaction, client));
    }
    this.observer.projected(this.name, batch.events.length, batch.head);
  }

  private async commit(
    batch: EventBatch,
    project: (events: RecordedEvent[], transaction: ProjectionTransaction, client: pg.PoolClient) => Promise<void>,
  ): Promise<void> {
    const client = await this.database.pool.connect();
    try {
      await client.query('begin; set local synchronous_commit to off');
      const position = await this.lockCheckpoint(client, batch.partition);
      const fresh = batch.events.filter((event) => event.position > position);
      const tags: string[] = [];
      const transaction = transactionOn(client, tags);
      if (fresh.length > 0) await project(await this.withoutParked(fresh, client), transaction, client);
      if (batch.head > position) await this.moveCheckpoint(client, batch.partition, position, batch.head);
      await client.query('select pg_notify($1, $2)', [
        CHANNEL.readModel,
        encodeChange({
          projection: this.name,
          partition: batch.partition,
          position: Math.max(batch.head, position),
          tags,
        }),
      ]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  private async lockCheckpoint(client: pg.PoolClient, partition: number): Promise<number> {
    const { rows } = await client.query(
      'select position from read.projection_checkpoint where projection = $1 and partition = $2 for update',
      [this.name, partition],
    );
    return rows[0] ? Number(rows[0].position) : 0;
  }

  private async moveCheckpoint(client: pg.PoolClient, partition: number, from: number, to: number): Promise<void> {
    const { rowCount } = await client.query(
      `update read.projection_checkpoint set position = $4, updated_at = now()
       where projection = $1 and partition = $2 and position = $3`,
      [this.name, partition, from, to],
    );
    if (rowCount !== 1) throw new CheckpointMoved(`${this.name} is not at ${from} any more`);
  }

  /** Later events of a parked stream wait behind the one that failed. */
  private async withoutParked(events: RecordedEvent[], client: pg.PoolClient): Promise<RecordedEvent[]> {
    const { rows } = await client.query(
      'select distinct stream from read.parked_event where projection = $1 and stream = any($2)',
      [this.name, [...new Set(events.map((event) => event.stream))]],
    );
    if (rows.length === 0) return events;
    const parked = new Set(rows.map((row) => row.stream as string));
    for (const event of events) {
      if (parked.has(event.stream)) await this.park(client, event, 'waits behind a parked event of its stream');
    }
    return events.filter((event) => !parked.has(event.stream));
  }

  private async oneByOne(
    events: RecordedEvent[],
    transaction: ProjectionTransaction,
    client: pg.PoolClient,
  ): Promise<void> {
    const parked = new Set<string>();
    for (const event of events) {
      const fault = parked.has(event.stream)
        ? 'waits behind a parked event of its stream'
        : await this.tryEvent(event, transaction, client);
      if (!fault) continue;
      parked.add(event.stream);
      await this.park(client, event, fault);
    }
  }

  private async tryEvent(
    event: RecordedEvent,
    transaction: ProjectionTransaction,
    client: pg.PoolClient,
  ): Promise<string | null> {
    let fault = '';
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      await client.query('savepoint event');
      try {
        await this.projection.project([event], transaction);
        await client.query('release savepoint event');
        return null;
      } catch (error) {
        if (isPassing(error)) throw error;
        await client.query('rollback to savepoint event');
        fault = error instanceof Error ? error.message : String(error);
      }
    }
    this.logger.error({ projection: this.name, event: event.id, type: event.type, fault }, 'a poison event is parked');
    return fault;
  }

  private async park(client: pg.PoolClient, event: RecordedEvent, fault: string): Promise<void> {
    await client.query(
      `insert into read.parked_event (projection, position, stream, event, fault)
       values ($1, $2, $3, $4, $5) on conflict (projection, position) do nothing`,
      [this.name, event.position, event.stream, JSON.stringify(event), fault],
    );
    this.observer.parked(this.name);
  }
}

function transactionOn(client: pg.PoolClient, tags: string[]): ProjectionTransaction {
  return {
    query: async (sql, parameters) => (await client.query(sql, parameters)).rows,
    invalidate: (...changed) => {
      tags.push(...changed);
    },
  };
}
