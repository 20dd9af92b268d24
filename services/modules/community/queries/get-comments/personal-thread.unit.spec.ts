import type { PublicThread } from './comment-thread.reader.ts';
import type { Comment } from './get-comments.schema.ts';
import { personalThread } from './personal-thread.ts';

const comment = (id: number, fields: Partial<Comment> = {}): Comment => ({
  id,
  post_id: 1,
  parent_id: null,
  body: `comment ${id}`,
  created_at: '2026-01-01T00:00:00.000Z',
  status: 'approved',
  mine: false,
  user: { username: 'u', name: 'U', avatar_path: null, premium: false },
  replies: [],
  ...fields,
});

function publicThread(): PublicThread {
  const page = {
    comments: [comment(1, { replies: [comment(2, { parent_id: 1 })] }), comment(3)],
    max_page: 2,
    total: 3,
  };
  return {
    page,
    document: JSON.stringify(page),
    authors: new Map([
      [1, 10],
      [2, 20],
      [3, 30],
    ]),
  };
}

const pending = (id: number, parentId: number | null) =>
  comment(id, { parent_id: parentId, status: 'pending', mine: true });
const ids = (comments: Comment[]) => comments.map(({ id }) => id);

describe('personalThread', () => {
  it('puts pending comments first on page 1, pending answers under what they answer', () => {
    const seen = personalThread(publicThread(), [pending(7, null), pending(8, 1)], 20, 1);
    expect(ids(seen.comments)).toEqual([7, 1, 3]);
    expect(ids(seen.comments[1]!.replies)).toEqual([8, 2]);
    expect([seen.max_page, seen.total]).toEqual([2, 3]);
  });

  it('marks what is mine, and only that', () => {
    const { comments } = personalThread(publicThread(), [], 20, 1);
    expect(comments.map(({ mine }) => mine)).toEqual([false, false]);
    expect(comments[0]?.replies[0]?.mine).toBe(true);
  });

  it('repeats pending comments on no other page', () => {
    expect(ids(personalThread(publicThread(), [pending(7, null)], 20, 2).comments)).toEqual([1, 3]);
  });

  it('leaves the shared thread as it was', () => {
    const thread = publicThread();
    personalThread(thread, [pending(7, null), pending(8, 1)], 10, 1);
    expect(JSON.stringify(thread.page)).toBe(thread.document);
  });
});
