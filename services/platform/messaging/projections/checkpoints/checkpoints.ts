import type pg from 'pg';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import type { BundledStatement } from '#platform/database/connections/statements/bundled-query.ts';
import { prepared, preparedStatement } from '#platform/database/connections/statements/prepared.ts';
import { isDivisionByZero } from '#platform/database/division-by-zero.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { LOG_PARTITION } from '#platform/kernel/context/read-position.ts';
import { CHANNEL } from '../../channels.ts';
import type { RecordedEvent } from '../../outbox/event-definition.ts';
import { EventRouting } from '../../transport/event-routing.ts';
import type { Checkpoint, EventBatch } from '../../transport/event-transport.port.ts';

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
  select from ${table} where projection = $1 and partition = any($2 || '{${LOG_PARTITION}}'::text[]) order by partition for update`;
const STAND = (schema: string) => `
  select partition, position, (
    select array_agg(distinct stream) from ${schema}.parked_event where projection = $1 and stream = any($3)
  ) as parked
  from ${schema}.projection_checkpoint
  where projection = $1 and (partition = any($2 || '{${LOG_PARTITION}}'::text[]) or '${LOG_PARTITION}' = any($2))`;
// It fails where it does not move all, since the commit may come right behind it. What is told is told in its order.
const MOVE = (table: string) => `
  with moves as (
    select * from unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[]) as t(partition, before, head, bookmark)
  ),
  moved as (
    update ${table} c set position = m.head, bookmark = m.bookmark, updated_at = now() from moves m
    where c.projection = $1 and c.partition = m.partition and c.position = m.before returning 1
  )
  select 1 / (count(*) = cardinality($2::text[]))::int,
    (select count(pg_notify('${CHANNEL.readModel}', told)) from unnest($6::text[]) told)
  from moved`;

interface Reached extends pg.QueryResultRow {
  partition: string;
  position: number;
}

/** What brings one partition's checkpoint further. */
export interface Move {
  batch: EventBatch;
  from: number;
}

interface Standing {
  /** Of the batches' events those that are still to be done, in order of position. */
  fresh: RecordedEvent[];
  moves: Move[];
  /** Those of the batches' streams of which an event is parked. */
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
   * What a transaction with batches of these partitions begins with. Partitions of one projection come in any order, but never
   * in two transactions at the same time: of a comment and its title neither would see the other.
   */
  locks(partitions: readonly string[]): BundledStatement[] {
    const lock = preparedStatement(LOCK(this.table), [this.projection, `{${partitions.join(',')}}`]);
    return partitions.includes(LOG_PARTITION) ? [lock] : [this.turn(), lock];
  }

  /** In the caller's transaction: nothing moves the projection until it ends, whichever partitions it follows. */
  async holdStill(client: pg.PoolClient): Promise<void> {
    await client.query(this.turn());
    await client.query(`select from ${this.table} where projection = $1 order by partition for update`, [
      this.projection,
    ]);
  }

  /** Under the locks. @throws CheckpointMoved when one is below what the transport takes as done. */
  async standing(client: pg.PoolClient, batches: readonly EventBatch[]): Promise<Standing> {
    const partitions = batches.map(({ partition }) => partition);
    const streams = [...new Set(batches.flatMap(({ events }) => events.map(({ stream }) => stream)))];
    const { rows } = await client.query(prepared(STAND(this.schema), [this.projection, partitions, streams]));
    const positions = new Map(rows.map((row) => [row['partition'] as string, Number(row['position'])]));
    const reached = (partition: string) => positions.get(partition) ?? 0;
    const moves = batches.map((batch) => ({ batch, from: reached(batch.partition) }));
    const lost = moves.find(({ batch, from }) => from < batch.after);
    if (lost) throw new CheckpointMoved(`${this.projection} is at ${lost.from}, below ${lost.batch.after}`);
    // Also where another partition brought it.
    const isDone = ({ type, stream, position }: RecordedEvent, partition: string) =>
      [partition, LOG_PARTITION, this.routing.partitionNameOf(type, stream)].some((name) => position <= reached(name));
    const fresh = batches.flatMap(({ events, partition }) => events.filter((event) => !isDone(event, partition)));
    return {
      fresh: fresh.sort((a, b) => a.position - b.position),
      moves: moves.filter(({ batch, from }) => batch.head > from),
      parked: new Set(rows[0]?.['parked']),
    };
  }

  /** @param told to the queries processes, with the commit. @throws CheckpointMoved when one is not where its move begins. */
  async move(client: pg.PoolClient, moves: readonly Move[], told: readonly string[] = []): Promise<void> {
    const statement = prepared(MOVE(this.table), [
      this.projection,
      moves.map(({ batch }) => batch.partition),
      moves.map(({ from }) => from),
      moves.map(({ batch }) => batch.head),
      moves.map(({ batch }) => batch.bookmark ?? null),
      told,
    ]);
    await client.query(statement).catch((error: unknown) => {
      if (!isDivisionByZero(error)) throw error;
      throw new CheckpointMoved(`${this.projection} is not where it was any more`);
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
