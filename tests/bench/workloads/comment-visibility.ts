import { setTimeout as pause } from 'node:timers/promises';
import type { BenchContext } from '../bench-context.ts';
import { percentile } from '../measure/figures.ts';
import { type Answer, type Caller, paced } from '../measure/paced.ts';
import { caughtUp } from '../site/read-models.ts';
import { commentBody, loadedTitles, watchedTitles } from './comment-requests.ts';

const STEADY_RATE = 300;
const MAX_WAIT_MS = 10_000;

export interface Spread {
  p50: number;
  p99: number;
  count: number;
}

export interface CommentVisibility {
  /** Milliseconds from a command's answer until its author sees the comment, and until everybody sees an approved one. */
  own: Spread;
  approved: Spread;
  /** Answers that came but were marked as stale. */
  stale: number;
  /** Milliseconds until commands at the steady rate are answered, counted from when each was due. */
  commands: Spread & { perSecond: number; failures: number };
}

/** Watches comments on their way to the screen while others post 300 a second. */
export async function watchComments(context: BenchContext, onStep: (text: string) => void): Promise<CommentVisibility> {
  const { settings, caller, catalogue, tokens, client } = context;
  const titles = loadedTitles(catalogue);
  const over = new AbortController();
  const post = async (index: number) => {
    const body = commentBody(titles[(index * 7) % titles.length]!, tokens.viewer);
    return (await caller.post('/api/user/comment', body)).status === 200;
  };
  onStep(`${STEADY_RATE} comments a second, and watching some of them`);
  const load = paced(STEADY_RATE, settings.steadySeconds, post, over.signal);
  const watcher = new Watcher(context);
  await watcher.watch(settings.watchedComments, settings.steadySeconds * 1_000).catch((error: unknown) => {
    over.abort();
    throw error;
  });
  const { times, failures, perSecond } = await load;
  await caughtUp(client);
  return {
    own: spread(watcher.own),
    approved: spread(watcher.approved),
    stale: watcher.stale,
    commands: { ...spread(times), perSecond, failures },
  };
}

function spread(times: readonly number[]): Spread {
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), count: times.length };
}

class Watcher {
  readonly own: number[] = [];
  readonly approved: number[] = [];
  stale = 0;
  private readonly caller: Caller;
  private readonly titles: number[];
  private readonly tokens: BenchContext['tokens'];

  constructor({ caller, catalogue, tokens }: BenchContext) {
    this.caller = caller;
    this.titles = watchedTitles(catalogue);
    this.tokens = tokens;
  }

  /** One comment after another, so many, or as many as the time allows. */
  async watch(most: number, milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    for (let index = 0; index < most && performance.now() < end; index++) {
      const titleId = this.titles[index % this.titles.length]!;
      const { viewer, moderator } = this.tokens;
      const posted = await this.caller.ask('/api/user/comment', commentBody(titleId, viewer));
      const id: number = posted.body.comment_id;
      this.own.push(await this.seen(id, posted, { post_id: titleId, token: viewer }));
      const decided = await this.caller.ask('/api/console/comments/approve', {
        comments: [{ id, version: 1 }],
        token: moderator,
      });
      if (!decided.body.done.includes(id))
        throw new Error(`comment ${id} was not approved: ${JSON.stringify(decided.body)}`);
      this.approved.push(await this.seen(id, decided, { post_id: titleId }));
    }
  }

  /** @returns milliseconds from the command's answer until a query shows the comment, the query's own time included. */
  private async seen(id: number, command: Answer, request: object): Promise<number> {
    const begun = performance.now();
    const after = String(command.headers['parde-position'] ?? '');
    for (;;) {
      const answer = await this.caller.ask('/api/post/comments', request, after ? { 'parde-after': after } : {});
      const took = performance.now() - begun;
      if (answer.headers['parde-stale']) this.stale += 1;
      if (answer.body.comments.some((comment: { id: number }) => comment.id === id)) return took;
      if (took > MAX_WAIT_MS) throw new Error(`comment ${id} was not to be seen after ${MAX_WAIT_MS / 1_000} s`);
      await pause(1);
    }
  }
}
