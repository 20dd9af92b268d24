import type pg from 'pg';
import type { Logger } from 'pino';
import { WAITS_OUTSIDE } from '#platform/database/long-work.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { CHANNEL } from '../channels.ts';
import { encodeChange } from '../feed/read-model-change.ts';
import type { RecordedEvent } from '../outbox/event-definition.ts';
import { Parking } from './parking.ts';
import type { Projection } from './projection.ts';
import { transactionOn } from './projection-runner.ts';

export interface RetriedEvents {
  digested: number;
  /** Still parked: an event that failed again, and what waits behind it in its stream. */
  left: number;
}

/** Tries a projection's parked events again, stream by stream, while the live projection stands still for each. */
export async function retryParked(
  projection: Projection,
  database: ReadDatabase,
  logger: Logger,
): Promise<RetriedEvents> {
  const parking = new Parking(projection, logger, () => undefined);
  const streams = await database.rows<{ stream: string }>(
    'select stream from read.parked_event where projection = $1 group by stream order by min(position)',
    [projection.name],
  );
  const total: RetriedEvents = { digested: 0, left: 0 };
  for (const { stream } of streams) {
    const client = await database.pool.connect();
    try {
      const { digested, left } = await retryStream(projection, stream, parking, client);
      total.digested += digested;
      total.left += left;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
  return total;
}

async function retryStream(
  projection: Projection,
  stream: string,
  parking: Parking,
  client: pg.PoolClient,
): Promise<RetriedEvents> {
  await client.query('begin; set local search_path to read, public');
  if (projection.waitsOutside) await client.query(WAITS_OUTSIDE);
  // The live runner, which would park the stream's next events behind these, waits for its checkpoint.
  const { rows: checkpoints } = await client.query(
    'select partition, position from projection_checkpoint where projection = $1 order by partition for update',
    [projection.name],
  );
  const { rows } = await client.query<{ position: number; event: RecordedEvent & { time: string } }>(
    'select position, event from parked_event where projection = $1 and stream = $2 order by position',
    [projection.name, stream],
  );
  const tags: string[] = [];
  let digested = 0;
  for (const { position, event } of rows) {
    const again = { ...event, time: new Date(event.time) };
    const reason = await parking.tryEvent(again, transactionOn(client, tags), client);
    const which = [projection.name, position];
    if (reason) {
      await client.query('update parked_event set fault = $3 where projection = $1 and position = $2', [
        ...which,
        reason,
      ]);
      break;
    }
    await client.query('delete from parked_event where projection = $1 and position = $2', which);
    digested += 1;
  }
  for (const { partition, position } of checkpoints.slice(0, 1)) {
    const change = encodeChange({ projection: projection.name, partition, position: Number(position), tags });
    await client.query('select pg_notify($1, $2)', [CHANNEL.readModel, change]);
  }
  await client.query('commit');
  return { digested, left: rows.length - digested };
}
