import pg from 'pg';
import { pollUntil } from '#platform/kernel/time/poll-until.ts';

const POLL_INTERVAL_MS = 200;
/** Nothing has moved for so long: whoever followed the log is through. */
const QUIET_MS = 1_500;

/**
 * Waits until every event has its position and no read model moves any more. Checkpoints alone would not do: with Kafka a
 * partition without news stays where its last message was.
 * @throws Error when it takes longer than `withinMs`.
 */
export async function waitUntilCaughtUp(writeUrl: string, readUrl: string, withinMs: number): Promise<void> {
  const write = await connect(writeUrl);
  const read = await connect(readUrl);
  try {
    let last = '';
    let since = performance.now();
    const quiet = async () => {
      const { waiting, state } = await look(write, read);
      if (waiting || state !== last) since = performance.now();
      last = state;
      return performance.now() - since >= QUIET_MS || undefined;
    };
    if (await pollUntil(quiet, { timeoutMs: withinMs, intervalMs: POLL_INTERVAL_MS })) return;
    throw new Error('the read models have not caught up with the event log in time');
  } finally {
    await Promise.all([write.end(), read.end()]);
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'parde-cluster' });
  await client.connect();
  return client;
}

async function look(write: pg.Client, read: pg.Client): Promise<{ waiting: boolean; state: string }> {
  const log = await write.query(
    `select count(*) filter (where position is null)::int as unnumbered, coalesce(max(position), 0)::text as head
     from write.event_log`,
  );
  const models = await read.query(
    `select coalesce(max(position), 0)::text as head, sum(position)::text as state from read.projection_checkpoint`,
  );
  const { unnumbered, head } = log.rows[0];
  const waiting = unnumbered > 0 || BigInt(models.rows[0].head) < BigInt(head);
  return { waiting, state: String(models.rows[0].state) };
}
