import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../measure/figures.ts';
import { paced } from '../measure/paced.ts';
import { CONNECTIONS, type LoadRequest, runLoad } from '../measure/run-load.ts';
import type { Profile } from './profile.ts';

export const STEADY_RATE = 300;
const MAX_WAIT_MS = 10_000;
const BODY = 'A comment of the length that people write under a film they have just seen, and liked.';

interface Spread {
  p50: number;
  p99: number;
  count: number;
}

export interface SteadyFigures {
  /** Milliseconds from the moment each was due to its answer. */
  answered: Spread & { perSecond: number; failures: number };
  /** Milliseconds from a command's answer until a query shows what it did. */
  lag: Spread & { stale: number };
}

export interface FullFigures {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  failures: number;
}

/** So many comments a second to both processes, while some comments are watched. */
export async function atSteadyRate(profile: Profile, seconds: number): Promise<SteadyFigures> {
  const over = new AbortController();
  const load = paced(STEADY_RATE, seconds, (index) => comment(profile, index), over.signal);
  const lag = await watch(profile, seconds * 1_000).finally(() => over.abort());
  const { times, failures, perSecond } = await load;
  return { answered: { ...spread(times), perSecond, failures }, lag };
}

/** As many as one process answers. */
export async function atFullRate(profile: Profile, seconds: number): Promise<FullFigures> {
  const requests = commentRequests(profile, CONNECTIONS * 32);
  const { perSecond, p99, failures } = await runLoad({ url: profile.apps.commands[0]!.url, requests, seconds });
  return { perSecond, p99, failures };
}

export function commentRequests(profile: Profile, count: number): LoadRequest[] {
  return Array.from({ length: count }, (_, at) => ({
    path: '/api/user/comment',
    body: bodyFor(profile.token, loaded(profile, at)),
  }));
}

/** Titles whose comments are watched; the load goes to the others, so that it pushes nothing from their first pages. */
const WATCHED = 20;

const bodyFor = (token: string, title: number) => ({ comment: { post_id: title, body: BODY }, token });

function loaded({ titles }: Profile, at: number): number {
  return titles[WATCHED + ((at * 7) % (titles.length - WATCHED))]!;
}

async function comment(profile: Profile, index: number): Promise<boolean> {
  const caller = profile.commands[index % profile.commands.length]!;
  const answer = await caller.post('/api/user/comment', bodyFor(profile.token, loaded(profile, index)));
  return answer.status === 200;
}

/** One comment after another on its way from the command's answer to its author's screen. */
async function watch(profile: Profile, milliseconds: number): Promise<Spread & { stale: number }> {
  const times: number[] = [];
  let stale = 0;
  const end = performance.now() + milliseconds;
  for (let index = 0; performance.now() < end; index++) {
    const seen = await sight(profile, index);
    times.push(seen.took);
    stale += seen.stale;
  }
  return { ...spread(times), stale };
}

async function sight({ commands, queries, titles, token }: Profile, index: number) {
  const title = titles[index % WATCHED]!;
  const posted = await commands[index % commands.length]!.ask('/api/user/comment', bodyFor(token, title));
  const begun = performance.now();
  const after = { 'parde-after': String(posted.headers['parde-position'] ?? '') };
  for (let stale = 0; ; ) {
    const answer = await queries.ask('/api/post/comments', { post_id: title, token }, after);
    const took = performance.now() - begun;
    if (answer.headers['parde-stale']) stale += 1;
    if (answer.body.comments.some(({ id }: { id: number }) => id === posted.body.comment_id)) return { took, stale };
    if (took > MAX_WAIT_MS) throw new Error(`a comment was not to be seen after ${MAX_WAIT_MS / 1_000} s`);
    await pause(1);
  }
}

function spread(times: readonly number[]): Spread {
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), count: times.length };
}
