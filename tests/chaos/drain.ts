import type { Client } from 'pg';
import { pollUntil } from '../../services/platform/kernel/time/poll-until.ts';
import { type Evidence, listed } from './invariants/evidence.ts';

const TIMEOUT_MS = 60_000;
const POLLING = { timeoutMs: TIMEOUT_MS, intervalMs: 50 };

type Wait = [what: string, sql: string];

const PROJECTED: Wait[] = [
  ['events without a position', 'select 1 from write.event_log where position is null limit 1'],
  [
    'projections behind the log',
    `select projection, position from read.projection_checkpoint, (select position as head from write.relay_head) head
     where position < head`,
  ],
];
const JOBS: Wait = ['jobs not done', 'select kind from write.effect_job where done_at is null and failed_at is null'];

/** What workers tell members of; they are told by events, which are projected. */
const TOLD: Wait[] = [
  [
    'news that was not taken in',
    `select position from write.notification_progress, (select max(position) as last from write.event_log
       where type in ('comment.approved.v1', 'comment.refused.v1')) news where position < last`,
  ],
  ['news that was not spread', 'select id from write.notification_spread'],
];

/** Lets everything that is on its way arrive, with nothing new coming and nothing broken. */
export async function drain({ site, database, violations }: Evidence): Promise<void> {
  // Requests whose client has given up are still under way: a graceful stop finishes them.
  await Promise.all(site.all('commands').map((process) => process.stop()));
  const working = site.processes.filter(({ plan }) => ['relay', 'queries'].includes(plan.app));
  await Promise.all([...working, site.process('projector-1'), site.process('projector-2')].map((app) => app.ready()));
  await endLeases(site, database);
  await emptied({ database, violations }, [...PROJECTED, ...TOLD, JOBS]);
  // Scheduled work begins with its process, and would add events while others are counted.
  await site.process('workers-1').stop();
  await emptied({ database, violations }, PROJECTED);
}

async function emptied(
  { database, violations }: Pick<Evidence, 'database' | 'violations'>,
  waits: Wait[],
): Promise<void> {
  for (const [what, sql] of waits) {
    const arrived = await pollUntil(
      async () => ((await listed(database, sql)).length === 0 ? true : undefined),
      POLLING,
    );
    if (!arrived) violations.addAll('drain', `${what} after ${TIMEOUT_MS / 1_000} s`, await listed(database, sql));
  }
}

/** A job that was claimed when the database died is held until its lease ends; with no worker alive nobody holds any. */
async function endLeases(site: Evidence['site'], database: Client): Promise<void> {
  const workers = site.process('workers-1');
  await workers.stop();
  await database.query('update write.effect_job set due_at = now() where done_at is null and failed_at is null');
  workers.start();
  await workers.ready();
}
