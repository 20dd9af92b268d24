import type { PublicThread } from './comment-thread.reader.ts';
import type { Comment } from './get-comments.schema.ts';
import { personalThread, type ThreadViewer } from './personal-thread.ts';

const comment = (id: number, fields: Partial<Comment> = {}): Comment => ({
  id,
  post_id: 1,
  news_post_id: null,
  parent_id: null,
  body: `comment ${id}`,
  created_at: '2026-01-01T00:00:00.000Z',
  status: 'approved',
  mine: false,
  edited_at: null,
  changeable_until: null,
  spoiler: false,
  place: null,
  locked: false,
  likes: { up: 0, down: 0 },
  my_like: null,
  replies_count: 0,
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
const viewer = (userId: number, more: Partial<ThreadViewer> = {}): ThreadViewer => ({
  userId,
  pending: [],
  likes: new Map(),
  watched: [],
  ...more,
});
const ids = (comments: Comment[]) => comments.map(({ id }) => id);

describe('personalThread', () => {
  it('puts pending comments first on page 1, pending answers under what they answer', () => {
    const seen = personalThread(publicThread(), viewer(20, { pending: [pending(7, null), pending(8, 1)] }), 1);
    expect(ids(seen.comments)).toEqual([7, 1, 3]);
    expect(ids(seen.comments[1]!.replies)).toEqual([8, 2]);
    expect([seen.max_page, seen.total]).toEqual([2, 3]);
  });

  it('marks what is mine, and only that', () => {
    const { comments } = personalThread(publicThread(), viewer(20), 1);
    expect(comments.map(({ mine }) => mine)).toEqual([false, false]);
    expect(comments[0]?.replies[0]?.mine).toBe(true);
  });

  it('repeats pending comments on no other page', () => {
    expect(ids(personalThread(publicThread(), viewer(20, { pending: [pending(7, null)] }), 2).comments)).toEqual([
      1, 3,
    ]);
  });

  it('leaves the shared thread as it was', () => {
    const thread = publicThread();
    personalThread(thread, viewer(10, { pending: [pending(7, null), pending(8, 1)] }), 1);
    expect(JSON.stringify(thread.page)).toBe(thread.document);
  });

  it('opens what the viewer has watched far enough for, and what is their own', () => {
    const thread = publicThread();
    const place = { minute: 10, season: null, episode: null };
    for (const shown of thread.page.comments) Object.assign(shown, { place });
    const at = (position: number) => [{ season: null, episode: null, position, watched: false }];
    const locked = (userId: number, position: number) =>
      personalThread(thread, viewer(userId, { watched: at(position) }), 1).comments.map((seen) => [
        seen.locked,
        seen.body,
      ]);
    const open = [
      [false, 'comment 1'],
      [false, 'comment 3'],
    ];
    expect(locked(99, 600)).toEqual(open);
    expect(locked(99, 599)).toEqual([
      [true, ''],
      [true, ''],
    ]);
    expect(locked(10, 0)).toEqual([open[0], [true, '']]);
  });

  it('says what the viewer likes', () => {
    const { comments } = personalThread(publicThread(), viewer(99, { likes: new Map([[3, 'up' as const]]) }), 1);
    expect(comments.map((shown) => shown.my_like)).toEqual([null, 'up']);
  });
});
