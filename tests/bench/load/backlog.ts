import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import { runLoad } from '../measure/run-load.ts';
import { commentRequests } from './commands-under-load.ts';
import { startProcesses } from './processes.ts';
import type { Profile } from './profile.ts';

const POLLING = { timeoutMs: 300_000, intervalMs: 20 };

export interface DrainFigures {
  events: number;
  /** From the first that is projected to the last: the start of the processes does not count. */
  perSecond: number;
}

/** Comments that are taken while no projector runs; then both projectors begin. */
export async function drainBacklog(profile: Profile, backlog: number): Promise<DrainFigures> {
  const { client, apps, environment } = profile;
  await commentsProjected(profile);
  await Promise.all(apps.projectors.splice(0).map((app) => app.stop()));
  const { failures } = await runLoad({ url: apps.commands[0]!.url, requests: commentRequests(profile, backlog) });
  if (failures > 0) throw new Error(`${failures} of ${backlog} comments were refused`);
  await published(profile);
  const before = await projected(client);
  const starting = startProcesses(['projector', 'projector'], environment);
  const begin = await reached(profile, before + 1);
  const end = await reached(profile, before + backlog);
  apps.projectors.push(...(await starting));
  const events = before + backlog - begin.count;
  return { events, perSecond: events / ((end.at - begin.at) / 1_000) };
}

/** Waits until every comment that was taken is in the read model. */
export async function commentsProjected(profile: Profile): Promise<void> {
  const { rows } = await profile.client.query<{ count: number }>('select count(*)::int as count from write.comment');
  await reached(profile, rows[0]!.count);
}

async function projected(client: Profile['client']): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from read.comment');
  return rows[0]!.count;
}

async function reached(profile: Profile, wanted: number): Promise<{ count: number; at: number }> {
  let count = 0;
  const found = await pollUntil(async () => {
    count = await projected(profile.client);
    return count >= wanted ? { count, at: performance.now() } : undefined;
  }, POLLING);
  if (!found) throw new Error(`${count} of ${wanted} comments are projected after five minutes`);
  return found;
}

/** Waits until the relay is through, with Kafka too. */
async function published({ client, environment }: Profile): Promise<void> {
  const head =
    environment['EVENT_TRANSPORT'] === 'kafka'
      ? 'select position from write.publishing'
      : 'select position from write.relay_head';
  let left = 0;
  const done = await pollUntil(async () => {
    const { rows } = await client.query(
      `select (select count(*)::int from write.event_log where position is null or position > (${head})) as left`,
    );
    left = rows[0].left;
    return left === 0 || undefined;
  }, POLLING);
  if (!done) throw new Error(`the relay has ${left} events to go after five minutes`);
}
