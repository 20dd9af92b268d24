import { setTimeout as pause } from 'node:timers/promises';
import { type Random, randomFor } from '../random.ts';
import { type KnownComment, MARKER } from './comment-book.ts';
import type { LoadContext } from './load-context.ts';

interface PublicAnswer {
  text: string;
  stale: boolean;
}

/** Reads what anybody can read, without a token. @returns null when nobody answers. */
export async function readPublic(base: string, path: string, body: object, after = ''): Promise<PublicAnswer | null> {
  try {
    const answer = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(after && { 'parde-after': after }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
    if (answer.status >= 500) return null;
    return { text: await answer.text(), stale: answer.headers.get('parde-stale') === '1' };
  } catch {
    return null;
  }
}

/** Invariant 8, polled throughout: no comment in a public answer before somebody has sent its approval. */
export class PublicWatch {
  polls = 0;
  private readonly queries: string;
  private readonly context: LoadContext;

  constructor(queries: string, context: LoadContext) {
    this.queries = queries;
    this.context = context;
  }

  async run(): Promise<void> {
    const random = randomFor(this.context.seed, 'public watch');
    while (!this.context.over) {
      await (random.chance(0.3) ? this.afterRefusal(random) : this.anything(random));
      await pause(30);
    }
  }

  /** Looks at the answer's text whole, wherever in it a comment may stand. */
  private async anything(random: Random): Promise<void> {
    const [path, body] = this.question(random);
    const answer = await readPublic(this.queries, path, body);
    if (!answer) return;
    this.polls += 1;
    for (const [marker] of answer.text.matchAll(MARKER)) {
      if (this.context.comments.byMarker.get(marker)?.approvalSent) continue;
      this.context.violations.add('8', `${path} shows ${marker}, which nobody has approved`);
    }
  }

  private question(random: Random): [path: string, body: object] {
    const post_id = random.pick(this.context.postIds);
    const known = this.context.comments.all();
    const marker = known.length > 0 ? random.pick(known).marker : 'thought';
    return random.pick([
      ['/api/post/comments', { post_id, page: 1 }],
      ['/api/post/comments', { post_id, page: 2 }],
      ['/api/search', { query: marker }],
      ['/api/search/posts', { query: 'thought' }],
      ['/api/user/getPublicProfile', { username: 'reader1' }],
    ] as [string, object][]);
  }

  /** A reader who comes with the position of a refusal does not see the comment any more, unless told that the answer is old. */
  private async afterRefusal(random: Random): Promise<void> {
    const refused = this.context.comments.all().filter((comment) => comment.refusedAt);
    if (refused.length === 0) return;
    const comment = random.pick(refused);
    const { refusedAt: after, postId: post_id } = comment;
    const answer = await readPublic(this.queries, '/api/post/comments', { post_id, page: 1 }, after);
    if (!answer || answer.stale) return;
    this.polls += 1;
    if (answer.text.includes(comment.marker) && stillRefused(comment, after))
      this.context.violations.add('8', `${comment.marker} is shown after its refusal at position ${after}`);
  }
}

const stillRefused = (comment: KnownComment, since: string): boolean => comment.refusedAt === since;
