import { setTimeout as pause } from 'node:timers/promises';
import { fire } from '../measure/fire.ts';
import { commentShots } from './commands-under-load.ts';
import { startProcesses } from './processes.ts';
import type { Profile } from './profile.ts';

const LIMIT_MS = 300_000;

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
  const { failures } = await fire({ url: apps.commands[0]!.url, shots: commentShots(profile, backlog) });
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
  const limit = performance.now() + LIMIT_MS;
  for (;;) {
    const count = await projected(profile.client);
    const at = performance.now();
    if (count >= wanted) return { count, at };
    if (at > limit) throw new Error(`${count} of ${wanted} comments are projected after five minutes`);
    await pause(20);
  }
}

/** Waits until the relay is through, with Kafka too. */
async function published({ client, environment }: Profile): Promise<void> {
  const limit = performance.now() + LIMIT_MS;
  const head =
    environment['EVENT_TRANSPORT'] === 'kafka'
      ? 'select position from write.publishing'
      : 'select position from write.relay_head';
  for (;;) {
    const { rows } = await client.query(
      `select (select count(*)::int from write.event_log where position is null or position > (${head})) as left`,
    );
    if (rows[0].left === 0) return;
    if (performance.now() > limit) throw new Error(`the relay has ${rows[0].left} events to go after five minutes`);
    await pause(20);
  }
}
