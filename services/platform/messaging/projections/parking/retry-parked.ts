import type pg from 'pg';
import type { Logger } from 'pino';
import { createPool } from '#platform/database/connections/connections.ts';
import { LONG_WORK } from '#platform/database/connections/limits.ts';
import { WAITS_OUTSIDE } from '#platform/database/connections/longer-limits.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { CHANNEL } from '../../channels.ts';
import { encodeChange } from '../../feed/read-model-change.ts';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from '../../outbox/recorded-event-row.ts';
import type { Projection } from '../projection.ts';
import { transactionOn } from '../projection-runner.ts';
import { Parking } from './parking.ts';

const PARKED = 'select position from parked_event where projection = $1 and stream = $2 order by position';
const LOGGED = `select ${EVENT_COLUMNS} from write.event_log where position = any($1::bigint[]) order by position`;

export interface RetriedEvents {
  digested: number;
  /** Still parked: an event that failed again, and what waits behind it in its stream. */
  left: number;
}

interface RetryOptions {
  database: ReadDatabase;
  writeDatabaseUrl: string;
  logger: Logger;
  /** Ends it between two streams. */
  signal?: AbortSignal;
}

/**
 * Tries a projection's parked events again, as the log has them now, stream by stream, while the live projection stands
 * still for each. What is digested stays so, also where it ends early.
 */
export async function retryParked(
  projection: Projection,
  { database, writeDatabaseUrl, logger, signal }: RetryOptions,
): Promise<RetriedEvents> {
  const log = createPool({ url: writeDatabaseUrl, max: 1, applicationName: 'parde-retry-parked', limits: LONG_WORK });
  const parking = new Parking(projection, logger, () => undefined);
  const streams = await database.rows<{ stream: string }>(
    'select stream from read.parked_event where projection = $1 group by stream order by min(position)',
    [projection.name],
  );
  const total: RetriedEvents = { digested: 0, left: 0 };
  try {
    for (const { stream } of streams) {
      signal?.throwIfAborted();
      const { digested, left } = await inTransaction(database, (client) =>
        retryStream(projection, stream, parking, client, log),
      );
      total.digested += digested;
      total.left += left;
    }
  } finally {
    await log.end();
  }
  return total;
}

async function inTransaction<Result>(
  database: ReadDatabase,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  try {
    await client.query('begin; set local search_path to read, public');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function retryStream(
  projection: Projection,
  stream: string,
  parking: Parking,
  client: pg.PoolClient,
  log: pg.Pool,
): Promise<RetriedEvents> {
  if (projection.waitsOutside) await client.query(WAITS_OUTSIDE);
  // The live runner, which would park the stream's next events behind these, waits for its checkpoint.
  const { rows: checkpoints } = await client.query(
    'select partition, position from projection_checkpoint where projection = $1 order by partition for update',
    [projection.name],
  );
  const { rows: parked } = await client.query<{ position: number }>(PARKED, [projection.name, stream]);
  const { rows: logged } = await log.query<EventRow>(LOGGED, [parked.map(({ position }) => position)]);
  const tags: string[] = [];
  let digested = 0;
  for (const event of logged.map(toRecordedEvent)) {
    const reason = await parking.tryEvent(event, transactionOn(client, tags), client);
    const which = [projection.name, event.position];
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
    const change = encodeChange({ projections: [projection.name], partition, position: Number(position), tags });
    await client.query('select pg_notify($1, $2)', [CHANNEL.readModel, change]);
  }
  return { digested, left: parked.length - digested };
}
