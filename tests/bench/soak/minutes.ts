import type pg from 'pg';
import { percentile } from '../measure/figures.ts';
import { paced } from '../measure/paced.ts';
import { processorTime } from '../measure/processor-time.ts';
import type { SiteProcess } from '../site/site-process.ts';
import type { Habit } from './visitors.ts';

const SECONDS = 60;

export interface Minute {
  /** Milliseconds until so many in a hundred are answered, from when each was due, by habit. */
  p99: Map<string, number>;
  p50: Map<string, number>;
  answers: number;
  failures: number;
  /** Bytes. */
  memory: number | null;
  /** What the site itself used of one core, 0–2. */
  cores: number;
  /** What the event log lies behind, in events, when the minute ends. */
  lag: number;
}

/** All habits side by side for a minute, at their steady rates. */
export async function minuteOf(
  habits: readonly Habit[],
  minute: number,
  { site, client }: { site: SiteProcess; client: pg.Client },
): Promise<Minute> {
  const before = processorTime(site.pid);
  const results = await Promise.all(
    habits.map(async ({ name, perSecond, send }) => {
      const first = minute * SECONDS * perSecond;
      return { name, ...(await paced(perSecond, SECONDS, (index) => send(first + index))) };
    }),
  );
  const used = processorTime(site.pid) - before;
  const spread = (share: number) => new Map(results.map(({ name, times }) => [name, percentile(times, share)]));
  return {
    p99: spread(0.99),
    p50: spread(0.5),
    answers: results.reduce((sum, { times }) => sum + times.length, 0),
    failures: results.reduce((sum, { failures }) => sum + failures, 0),
    memory: site.memory(),
    cores: used / (SECONDS * 1_000),
    lag: await lagOf(client),
  };
}

async function lagOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ lag: number }>(
    `select ((select count(*) from write.event_log where position is null)
             + (select position from write.relay_head) - min(position))::int as lag from read.projection_checkpoint`,
  );
  return rows[0]!.lag;
}
