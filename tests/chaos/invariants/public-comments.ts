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

async function markersOf(queries: string, post_id: number): Promise<string[]> {
  const markers: string[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await readPublic(queries, '/api/post/comments', { post_id, page });
    if (!answer) throw new Error('the queries process does not answer after draining');
    markers.push(...[...answer.text.matchAll(MARKER)].map(([marker]) => marker));
    last = JSON.parse(answer.text).max_page;
  }
  return markers;
}
