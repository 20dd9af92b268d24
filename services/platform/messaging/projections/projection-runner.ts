import { SpanKind } from '@opentelemetry/api';
import type pg from 'pg';
import type { Logger } from 'pino';
import { WAITS_OUTSIDE } from '#platform/database/connections/longer-limits.ts';
import type { BundledStatement } from '#platform/database/connections/statements/bundled-query.ts';
import { isStalePlan, prepared, preparedStatement } from '#platform/database/connections/statements/prepared.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { inTracesOf, tracing } from '#platform/telemetry/spans.ts';
import { encodeChange } from '../feed/read-model-change.ts';
import type { RecordedEvent } from '../outbox/event-definition.ts';
import { EventRouting } from '../transport/event-routing.ts';
import type { Checkpoint, EventBatch, EventSubscription, ForeignMessage } from '../transport/event-transport.port.ts';
import { CheckpointMoved, Checkpoints, type Move } from './checkpoints/checkpoints.ts';
import type { IdleCheckpoints } from './checkpoints/idle-checkpoints.ts';
import { Parking } from './parking/parking.ts';
import { isPassing } from './parking/passing-error.ts';
import type { Projection, ProjectionTransaction } from './projection.ts';

interface ProjectionObserver {
  projected(projection: string, count: number, head: number): void;
  parked(projection: string): void;
}

export interface RunnerOptions {
  /** Where the projection's tables, its checkpoint and its parked events are: `read`, or beside it during a rebuild. */
  schema?: string;
  /** Whether the queries processes are notified of each commit. */
  announces?: boolean;
  /** Moves the checkpoint where a batch holds nothing for this projection; absent: as any other batch. */
  idle?: IdleCheckpoints;
  /** Where the transports deliver its events; absent: there is the log alone. */
  routing?: EventRouting;
}

/**
 * Runs one projection: rows and checkpoint move in one transaction, so that an event which comes twice has one effect.
 * The read database may lose its last moments in a crash (synchronous_commit off): rows and checkpoint go back together
 * and the events come again.
 */
export class ProjectionRunner implements EventSubscription {
  readonly name: string;
  readonly types: readonly string[];
  private readonly schema: string;
  private readonly settings: BundledStatement[];
  private readonly announces: boolean;
  private readonly idle: IdleCheckpoints | null;
  private readonly parking: Parking;
  private readonly checkpoints: Checkpoints;

  constructor(
    private readonly projection: Projection,
    private readonly database: ReadDatabase,
    private readonly logger: Logger,
    private readonly observer: ProjectionObserver,
    { schema = 'read', announces = true, idle, routing = EventRouting.embedded }: RunnerOptions = {},
  ) {
    this.name = projection.name;
    this.types = projection.types;
    this.schema = schema;
    const settings = ['set local synchronous_commit to off', `set local search_path to ${schema}, public`];
    if (projection.waitsOutside) settings.push(WAITS_OUTSIDE);
    this.settings = settings.map((sql) => preparedStatement(sql));
    this.announces = announces;
    this.idle = idle ?? null;
    this.checkpoints = new Checkpoints(projection.name, schema, routing.inKafka, projection.types);
    const partitions = new Set(routing.partitionNamesOf(projection.types));
    this.idle?.add({ name: projection.name, types: projection.types, partitions });
    this.parking = new Parking(projection, logger, observer.parked);
  }

  checkpoint(partition: string): Promise<Checkpoint> {
    return this.checkpoints.start(this.database, partition);
  }

  positions(): Promise<ReadonlyMap<string, number>> {
    return this.checkpoints.positions(this.database);
  }

  /** One row for all projections that come across the message. */
  async setAside({ partition, bookmark, key, value, error }: ForeignMessage): Promise<void> {
    await this.database.rows(
      `insert into ${this.schema}.foreign_message (partition, bookmark, key, value, fault) values ($1, $2, $3, $4, $5)
       on conflict (partition, bookmark) do nothing`,
      [partition, bookmark, key, value, error],
    );
  }

  async handle(...batches: EventBatch[]): Promise<void> {
    if (!(await this.passed(batches))) {
      await this.traced(batches, () => this.project(batches));
      this.idle?.bringAlong(this.name, batches);
    }
    for (const { events, head } of batches) this.observer.projected(this.name, events.length, head);
  }

  /** A rebuild repeats what its traces have told long ago. */
  private traced(batches: readonly EventBatch[], work: () => Promise<void>): Promise<void> {
    if (!tracing.on || !this.announces) return work();
    const events = batches.flatMap((batch) => batch.events);
    const position = Math.max(...batches.map(({ head }) => head));
    const attributes = {
      'parde.projection': this.name,
      'parde.events': events.length,
      'parde.position': position,
    };
    return inTracesOf(events, { name: `project ${this.name}`, kind: SpanKind.CONSUMER, attributes }, work);
  }

  /** Whether there was nothing to do but to move the checkpoints, and that is done. */
  private async passed(batches: readonly EventBatch[]): Promise<boolean> {
    const { idle } = this;
    if (!idle || batches.some(({ events }) => events.length > 0)) return false;
    const moved = await Promise.all(batches.map((batch) => idle.move(this.name, batch)));
    return moved.every(Boolean);
  }

  private async project(batches: readonly EventBatch[]): Promise<void> {
    try {
      await this.commit(batches, (events, transaction) => this.projection.project(events, transaction));
    } catch (error) {
      if (isPassing(error) || error instanceof CheckpointMoved) throw error;
      const heads = Object.fromEntries(batches.map(({ partition, head }) => [partition, head]));
      this.logger.warn({ err: error, projection: this.name, heads }, 'a batch failed, its events go one by one');
      await this.commit(batches, (events, transaction, client) => this.parking.oneByOne(events, transaction, client));
    }
  }

  private async commit(
    batches: readonly EventBatch[],
    project: (events: RecordedEvent[], transaction: ProjectionTransaction, client: pg.PoolClient) => Promise<void>,
  ): Promise<void> {
    const client = await this.database.connect();
    const undone: (() => void)[] = [];
    let stale = false;
    try {
      client.begin(...this.settings, ...this.checkpoints.locks(batches.map(({ partition }) => partition)));
      const { fresh, moves, parked } = await this.checkpoints.standing(client, batches);
      const tags: string[] = [];
      const transaction = transactionOn(client, tags, undone);
      if (fresh.length > 0) await project(await this.parking.withoutParked(fresh, parked, client), transaction, client);
      client.commitWithNext();
      if (moves.length > 0) await this.checkpoints.move(client, moves, this.changesOf(moves, tags));
      await client.commit();
    } catch (error) {
      stale = isStalePlan(error);
      for (const act of undone) act();
      await client.rollback().catch(() => undefined);
      throw error;
    } finally {
      client.release(stale);
    }
  }

  /** What the queries processes are told, where anybody is: which documents are over first, since somebody may wait for a position. */
  private changesOf(moves: readonly Move[], tags: string[]): string[] {
    if (!this.announces) return [];
    return moves.map(({ batch: { partition, head: position } }, index) =>
      encodeChange({ projections: [this.name], partition, position, tags: index === 0 ? tags : [] }),
    );
  }
}

/** @param undone gets what is to be called when the caller's transaction comes to nothing. */
export function transactionOn(
  client: pg.PoolClient,
  tags: string[],
  undone: (() => void)[] = [],
): ProjectionTransaction {
  return {
    query: async (sql, parameters) => (await client.query(parameters ? prepared(sql, parameters) : sql)).rows,
    invalidate: (...changed) => {
      tags.push(...changed);
    },
    whenUndone: (act) => void undone.push(act),
  };
}
