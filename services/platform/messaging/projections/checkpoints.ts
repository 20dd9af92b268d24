import type pg from 'pg';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import type { BundledStatement } from '#platform/database/bundled-query.ts';
import { isDivisionByZero } from '#platform/database/division-by-zero.ts';
import { prepared, preparedStatement } from '#platform/database/prepared.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { LOG_PARTITION } from '#platform/kernel/context/read-position.ts';
import { CHANNEL } from '../channels.ts';
import type { RecordedEvent } from '../outbox/event-definition.ts';
import { EventRouting } from '../transport/event-routing.ts';
import type { Checkpoint, EventBatch } from '../transport/event-transport.port.ts';

/** Thrown when the checkpoint is not where the transport takes it to be: it starts again from the stored one. */
export class CheckpointMoved extends Error {}

/*
 * Kafka's partitions and the log may follow one another, and for a while both be followed: what either has done is done. Of a
 * partition it is all up to its own position or the log's, whichever is further. The lock waits for a rebuild, or a batch of
 * the log, that is about to move that row.
 */
const BEGIN = (table: string) => `
  insert into ${table} as c (projection, partition, position)
  select $1, $2, coalesce(
    (select position from (select position from ${table} where projection = $1 and partition = '${LOG_PARTITION}' for share) log), 0)
  on conflict (projection, partition) do update set position = excluded.position where c.position < excluded.position`;
const OF_KAFKA = (table: string) => `
  select from ${table} where projection = $1 and partition <> '${LOG_PARTITION}' limit 1`;
const POSITIONS = (table: string) => `select partition, position from ${table} where projection = $1`;
const SET_LOG = (table: string) => `
  insert into ${table} (projection, partition, position) values ($1, '${LOG_PARTITION}', $2)
  on conflict (projection, partition) do update set position = excluded.position`;
const DROP_PASSED = (table: string) => `
  delete from ${table} where projection = $1 and partition <> '${LOG_PARTITION}' and position <= $2`;

const TURN = 'select pg_advisory_xact_lock($1, hashtext($2))';
const LOCK = (table: string) => `
  select from ${table} where projection = $1 and partition in ($2, '${LOG_PARTITION}') order by partition for update`;
const STAND = (schema: string) => `
  select position, (
    select array_agg(distinct stream) from ${schema}.parked_event where projection = $1 and stream = any($3)
  ) as parked, (
    select jsonb_object_agg(o.partition, o.position) from ${schema}.projection_checkpoint o
    where o.projection = $1 and o.position > c.position and '${LOG_PARTITION}' in (o.partition, c.partition)
  ) as further
  from ${schema}.projection_checkpoint c where projection = $1 and partition = $2`;
// It fails where it moves nothing, since the commit may come right behind it.
const MOVE = (table: string, told: string) => `
  with moved as (
    update ${table} set position = $4, bookmark = $5, updated_at = now()
    where projection = $1 and partition = $2 and position = $3 returning 1
  )
  select 1 / count(*)${told} from moved`;
const TOLD = `, pg_notify('${CHANNEL.readModel}', $6)`;

interface Reached extends pg.QueryResultRow {
  partition: string;
  position: number;
}

export interface Standing {
  position: number;
  /** Also where another partition brought it. */
  isDone(event: RecordedEvent): boolean;
  /** Those of the batch's streams of which an event is parked. */
  parked: ReadonlySet<string>;
}

/** How far one projection is in each partition, kept beside its rows. */
export class Checkpoints {
  private readonly table: string;

  constructor(
    private readonly projection: string,
    private readonly schema: string,
    /** Of Kafka, where the projection may have followed it. */
    private readonly routing: EventRouting = EventRouting.embedded,
    private readonly types: readonly string[] = [],
  ) {
    this.table = `${schema}.projection_checkpoint`;
  }

  /** The stored checkpoint; made when there is none. */
  async start(database: ReadDatabase, partition: string): Promise<Checkpoint> {
    const sql = `select position, bookmark from ${this.table} where projection = $1 and partition = $2`;
    if (partition === LOG_PARTITION) await this.comeBackToLog(database);
    const stored = await database.row<Checkpoint & pg.QueryResultRow>(sql, [this.projection, partition]);
    if (stored && partition === LOG_PARTITION) return stored;
    await database.rows(BEGIN(this.table), [this.projection, partition]);
    return (await database.row<Checkpoint & pg.QueryResultRow>(sql, [this.projection, partition]))!;
  }

  /** What is stored, by partition. */
  async positions(database: ReadDatabase): Promise<ReadonlyMap<string, number>> {
    const rows = await database.rows<Reached>(POSITIONS(this.table), [this.projection]);
    return new Map(rows.map(({ partition, position }) => [partition, position]));
  }

  /**
   * What a batch's transaction begins with. Partitions of one projection come in any order, but never at the same time: of a
   * comment and its title projected by two transactions at once, neither would see the other.
   */
  locks(partition: string): BundledStatement[] {
    const lock = preparedStatement(LOCK(this.table), [this.projection, partition]);
    return partition === LOG_PARTITION ? [lock] : [this.turn(), lock];
  }

  /** In the caller's transaction: nothing moves the projection until it ends, whichever partitions it follows. */
  async holdStill(client: pg.PoolClient): Promise<void> {
    await client.query(this.turn());
    await client.query(`select from ${this.table} where projection = $1 order by partition for update`, [
      this.projection,
    ]);
  }

  /** Under the locks. @throws CheckpointMoved when it is below what the transport takes as done. */
  async standing(client: pg.PoolClient, { events, after, partition }: EventBatch): Promise<Standing> {
    const streams = [...new Set(events.map(({ stream }) => stream))];
    const { rows } = await client.query(prepared(STAND(this.schema), [this.projection, partition, streams]));
    const position = Number(rows[0]?.position ?? 0);
    const further: Readonly<Record<string, number>> = rows[0]?.further ?? {};
    if (position < after) throw new CheckpointMoved(`${this.projection} is at ${position}, below ${after}`);
    const isDone = (event: RecordedEvent) => {
      const ownPartition = this.routing.partitionNameOf(event.type, event.stream);
      return event.position <= Math.max(position, further[LOG_PARTITION] ?? 0, further[ownPartition] ?? 0);
    };
    return { position, isDone, parked: new Set(rows[0]?.parked) };
  }

  /** @param change for the queries processes, told with the commit. @throws CheckpointMoved when it is not at `from`. */
  async move(
    client: pg.PoolClient,
    from: number,
    { partition, head, bookmark }: EventBatch,
    change: string | null = null,
  ): Promise<void> {
    const values = [this.projection, partition, from, head, bookmark ?? null];
    const statement =
      change === null ? prepared(MOVE(this.table, ''), values) : prepared(MOVE(this.table, TOLD), [...values, change]);
    await client.query(statement).catch((error: unknown) => {
      if (!isDivisionByZero(error)) throw error;
      throw new CheckpointMoved(`${this.projection} is not at ${from} any more`);
    });
  }

  private turn(): BundledStatement & { values: string[] } {
    return preparedStatement(TURN, [String(ADVISORY_LOCK.projectionTurn), this.projection]);
  }

  /**
   * From Kafka's partitions back to the log, which begins where the one that is furthest behind stands. The others' positions
   * stay until it has passed them.
   */
  private async comeBackToLog(database: ReadDatabase): Promise<void> {
    if (!(await database.row(OF_KAFKA(this.table), [this.projection]))) return;
    if (this.routing === EventRouting.embedded) {
      throw new Error(`${this.projection} has followed Kafka, and nobody says which events are in which partition`);
    }
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await this.holdStill(client);
      const { rows } = await client.query<Reached>(POSITIONS(this.table), [this.projection]);
      const positions = new Map(rows.map(({ partition, position }) => [partition, Number(position)]));
      const ofLog = positions.get(LOG_PARTITION) ?? 0;
      const partitions = this.routing.partitionNamesOf(this.types);
      const reached = partitions.map((partition) => Math.max(positions.get(partition) ?? 0, ofLog));
      const behindAll = Math.min(...reached);
      await client.query(SET_LOG(this.table), [this.projection, behindAll]);
      await client.query(DROP_PASSED(this.table), [this.projection, behindAll]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}
