import { prepared } from '#platform/database/prepared.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { CHANNEL } from '../channels.ts';
import { encodeChange } from '../feed/read-model-change.ts';
import type { EventBatch } from '../transport/event-transport.port.ts';

interface Move {
  projection: string;
  batch: EventBatch;
  resolve: (moved: boolean) => void;
  reject: (error: unknown) => void;
}

// Rows that somebody else holds (another process, a rebuild) are left out: their projections take the ordinary way, in turn.
const MOVE = `
  with wanted as (
    select * from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
      as t(projection, partition, after, head, bookmark, payload)
  ),
  free as (
    select c.projection, c.partition, w.head, w.bookmark, w.payload
    from read.projection_checkpoint c
    join wanted w on w.projection = c.projection and w.partition = c.partition and w.after = c.position
    for update of c skip locked
  ),
  moved as (
    update read.projection_checkpoint c set position = f.head, bookmark = f.bookmark, updated_at = now()
    from free f where c.projection = f.projection and c.partition = f.partition
    returning c.projection, c.partition, f.payload
  )
  select projection, partition, pg_notify('${CHANNEL.readModel}', payload), set_config('synchronous_commit', 'off', true) from moved`;

/**
 * Moves the checkpoints of projections for which a stretch of the log, or of a topic's partition, holds nothing: those of
 * dozens in one statement. A transaction for each would cost more than all the projecting of a site where people comment,
 * and over Kafka every mark of a quiet log means one in each partition for each projection.
 */
export class IdleCheckpoints {
  private waiting: Move[] = [];
  private running = false;

  constructor(private readonly database: ReadDatabase) {}

  /** @returns false when the checkpoint was not where the batch begins, or somebody held it: then nothing was done. */
  move(projection: string, batch: EventBatch): Promise<boolean> {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    this.waiting.push({ projection, batch, resolve, reject });
    if (!this.running) void this.run();
    return promise;
  }

  private async run(): Promise<void> {
    this.running = true;
    // All the projections that were handed the same stretch come within the same turn of the event loop.
    await new Promise(setImmediate);
    for (let moves = this.waiting; moves.length > 0; moves = this.waiting) {
      this.waiting = [];
      await this.moveAll(moves);
    }
    this.running = false;
  }

  private async moveAll(moves: Move[]): Promise<void> {
    try {
      const statement = prepared(MOVE, [
        moves.map(({ projection }) => projection),
        moves.map(({ batch }) => batch.partition),
        moves.map(({ batch }) => batch.after),
        moves.map(({ batch }) => batch.head),
        moves.map(({ batch }) => batch.bookmark ?? null),
        moves.map(({ projection, batch: { partition, head } }) =>
          encodeChange({ projection, partition, position: head, tags: [] }),
        ),
      ]);
      const { rows } = await this.database.pool.query<{ projection: string; partition: string }>(statement);
      const moved = new Set(rows.map(({ projection, partition }) => keyOf(projection, partition)));
      for (const { projection, batch, resolve } of moves) resolve(moved.has(keyOf(projection, batch.partition)));
    } catch (error) {
      for (const { reject } of moves) reject(error);
    }
  }
}

function keyOf(projection: string, partition: string): string {
  return `${projection} ${partition}`;
}
