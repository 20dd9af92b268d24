import type pg from 'pg';
import { Batcher } from '#platform/database/batcher.ts';
import { prepared } from '#platform/database/connections/statements/prepared.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { pause } from '#platform/kernel/time/back-off.ts';
import { CHANNEL } from '../../channels.ts';
import type { EventBatch } from '../../transport/event-transport.port.ts';

interface Move {
  projection: string;
  batch: EventBatch;
}

interface Reached extends pg.QueryResultRow {
  projection: string;
  partition: string;
  position: number;
}

/** A projection of this process, with all partitions in which there can be events for it. */
interface Follower {
  name: string;
  types: readonly string[];
  partitions: ReadonlySet<string>;
}

/** A twin that follows the log as well holds its rows for one statement, and then they are where they shall be. */
const ATTEMPTS = 3;
const RETRY_MS = 10;

// From wherever a twin has brought it within the stretch. Rows that somebody else holds (another process, a rebuild) are left
// out: their projections take the ordinary way, in turn.
// Queries processes are told of them as a ReadModelChange for all that stand at the same place now.
const MOVE = `
  with wanted as (
    select * from jsonb_to_recordset($1) as t(projection text, partition text, after bigint, head bigint, bookmark text)
  ),
  free as (
    select c.projection, c.partition, w.head, w.bookmark
    from read.projection_checkpoint c
    join wanted w on w.projection = c.projection and w.partition = c.partition and w.after <= c.position and w.head > c.position
    for update of c skip locked
  ),
  furthest as (
    select projection, partition, max(head) as head, (array_agg(bookmark order by head desc))[1] as bookmark
    from free group by projection, partition
  ),
  moved as (
    update read.projection_checkpoint c set position = f.head, bookmark = f.bookmark, updated_at = now()
    from furthest f where c.projection = f.projection and c.partition = f.partition
    returning c.projection, c.partition, c.position
  ),
  changes as (
    select json_build_object('projections', json_agg(projection), 'partition', partition, 'position', position, 'tags', '[]'::json) as change
    from moved group by partition, position
  )
  select projection, partition, position, set_config('synchronous_commit', 'off', true),
    (select count(pg_notify('${CHANNEL.readModel}', change::text)) from changes)
  from moved
  union all
  select c.projection, c.partition, c.position, null, null
  from read.projection_checkpoint c
  join wanted w on w.projection = c.projection and w.partition = c.partition and w.head <= c.position`;

/**
 * Moves the checkpoints of projections for which a stretch of the log, or of a topic's partition, holds nothing: those of
 * dozens in one statement. A transaction for each would cost more than all the projecting of a site where people comment,
 * and over Kafka every mark of a quiet log means one in each partition for each projection.
 */
export class IdleCheckpoints {
  private readonly followers: Follower[] = [];
  private readonly moves = new Batcher((moves: readonly Move[]) => this.moveAll(moves));

  constructor(private readonly database: ReadDatabase) {}

  /** It comes along from now on where others have read what holds nothing for it. */
  add(follower: Follower): void {
    this.followers.push(follower);
  }

  /** @returns false when the checkpoint was before where the batch begins, or somebody held it: then nothing was done. */
  async move(projection: string, batch: EventBatch): Promise<boolean> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (attempt > 1) await pause(RETRY_MS);
      if (await this.moves.ask({ projection, batch })) return true;
    }
    return false;
  }

  /**
   * Those for whom the batches hold nothing stand at their ends as well, before they have read them: somebody may wait for one
   * of them. Who is not brought along comes by itself.
   */
  bringAlong(projection: string, batches: readonly EventBatch[]): void {
    for (const batch of batches) {
      for (const { name, types, partitions } of this.followers) {
        const isIdle = batch.types && !types.some((type) => batch.types?.has(type));
        if (!isIdle || name === projection || !partitions.has(batch.partition)) continue;
        this.moves.ask({ projection: name, batch }).catch(() => undefined);
      }
    }
  }

  private async moveAll(moves: readonly Move[]): Promise<boolean[]> {
    const wanted = moves.map(({ projection, batch: { partition, after, head, bookmark } }) => {
      return { projection, partition, after, head, bookmark };
    });
    const { rows } = await this.database.pool.query<Reached>(prepared(MOVE, [JSON.stringify(wanted)]));
    return moves.map(({ projection, batch: { partition, head } }) =>
      rows.some((row) => row.projection === projection && row.partition === partition && row.position >= head),
    );
  }
}
