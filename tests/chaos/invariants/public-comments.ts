import { MARKER } from '../load/comment-book.ts';
import { readPublic } from '../load/public-watch.ts';
import { type Evidence, listed } from './evidence.ts';

const VISIBLE = `
  select substring(c.body from 'zz[0-9a-f]{12}zz') from write.comment c left join write.comment root on root.id = c.parent_id
  where c.body ~ 'zz[0-9a-f]{12}zz' and c.status = 'approved' and (root.id is null or root.status = 'approved')`;

/** Invariant 8 at rest: what the queries show, through their caches, is what is approved, no more and no less. */
export async function publicComments(
  { site, database, violations }: Evidence,
  postIds: readonly number[],
): Promise<void> {
  const approved = new Set(await listed(database, VISIBLE));
  const shown = new Set<string>();
  for (const postId of postIds)
    for (const marker of await markersOf(site.process('queries-1').url, postId)) shown.add(marker);
  violations.addAll(
    '8',
    'comments shown that are not approved',
    [...shown].filter((marker) => !approved.has(marker)),
  );
  violations.addAll(
    '8',
    'approved comments that are not shown',
    [...approved].filter((marker) => !shown.has(marker)),
  );
}

const REPLIES_A_PAGE = 20;

interface Thread {
  id: number;
  replies_count: number;
  replies: unknown[];
}

/** Of all pages, and of the replies that a page only counts. */
async function markersOf(queries: string, post_id: number): Promise<string[]> {
  const pages = await pagesOf(queries, '/api/post/comments', { post_id });
  const threads = pages.flatMap((text) => JSON.parse(text).comments as Thread[]);
  for (const { id, replies_count: count, replies } of threads) {
    if (count === replies.length) continue;
    const more = await pagesOf(queries, '/api/post/replies', { post_id, comment_id: id }, count / REPLIES_A_PAGE);
    pages.push(...more);
  }
  return pages.flatMap((text) => [...text.matchAll(MARKER)].map(([marker]) => marker));
}

/** @param count of pages; as many as the answer says when absent. */
async function pagesOf(queries: string, path: string, body: object, count?: number): Promise<string[]> {
  const pages: string[] = [];
  for (let page = 1, last = 1; page < last + 1; page++) {
    const answer = await readPublic(queries, path, { ...body, page });
    if (!answer) throw new Error('the queries process does not answer after draining');
    pages.push(answer.text);
    last = count ?? JSON.parse(answer.text).max_page;
  }
  return pages;
}
