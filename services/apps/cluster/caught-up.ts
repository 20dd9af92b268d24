import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const LOOK_EVERY_MS = 200;
/** Nothing has moved for so long: whoever followed the log is through. */
const QUIET_MS = 1_500;

/**
 * Waits until every event has its position and no read model moves any more. Checkpoints alone would not do: with Kafka a
 * partition without news stays where its last message was.
 * @throws Error when it takes longer than `withinMs`.
 */
export async function waitUntilCaughtUp(databaseUrl: string, withinMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'parde-cluster' });
  await client.connect();
  try {
    const end = performance.now() + withinMs;
    let last = '';
    let since = performance.now();
    while (performance.now() < end) {
      const { waiting, state } = await look(client);
      if (waiting || state !== last) since = performance.now();
      else if (performance.now() - since >= QUIET_MS) return;
      last = state;
      await pause(LOOK_EVERY_MS);
    }
    throw new Error('the read models have not caught up with the event log in time');
  } finally {
    await client.end();
  }
}

async function look(client: pg.Client): Promise<{ waiting: boolean; state: string }> {
  const { rows } = await client.query(
    `select exists (select 1 from write.event_log where position is null) or
            coalesce((select max(position) from read.projection_checkpoint), 0) < (select max(position) from write.event_log) as waiting,
            (select sum(position)::text from read.projection_checkpoint) as state`,
  );
  return { waiting: rows[0].waiting === true, state: String(rows[0].state) };
}
