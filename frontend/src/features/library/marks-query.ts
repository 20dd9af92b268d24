import { queryOptions } from '@tanstack/react-query';
import type { PostMarks } from '../../api/types.ts';
import { api, call } from '../../lib/api/client.ts';

/** As many as the server tells of at once. */
const MAX_AT_ONCE = 100;
/** How long the first card of a page waits for the others: they are all there with one rendering. */
const JOIN_MS = 10;

type Marks = Map<number, PostMarks>;

async function askMarks(postIds: number[]): Promise<Marks> {
  const { posts } = await call(api.POST('/api/user/marks', { body: { post_ids: postIds } }));
  return new Map(posts.map((marks) => [marks.post_id, marks]));
}

let waiting: { ids: Set<number>; answer: Promise<Marks> } | null = null;

/** What is the viewer's own of a title; null when there is nothing. All that is asked at one time is one call. */
export async function marksOf(postId: number): Promise<PostMarks | null> {
  if (!waiting || waiting.ids.size >= MAX_AT_ONCE) {
    const ids = new Set<number>();
    const answer = new Promise((resolve) => setTimeout(resolve, JOIN_MS)).then(() => {
      if (waiting?.ids === ids) waiting = null;
      return askMarks([...ids]);
    });
    waiting = { ids, answer };
  }
  waiting.ids.add(postId);
  return (await waiting.answer).get(postId) ?? null;
}

export const marksQuery = (postId: number) =>
  queryOptions({ queryKey: ['session', 'marks', postId], queryFn: () => marksOf(postId) });
