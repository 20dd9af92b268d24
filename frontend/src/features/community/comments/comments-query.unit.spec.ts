import type { Comment } from '../../../api/types.ts';
import { liked } from './actions/use-comment-change.ts';
import { commentsOf, withChanged, withPosted } from './comments-query.ts';

function comment(id: number, parentId: number | null = null, replies: Comment[] = []): Comment {
  const user = { username: 'someone', name: 'Someone', avatar_path: null, premium: false };
  const facts = { id, post_id: 1, news_post_id: null, parent_id: parentId, body: `body ${id}` };
  const nothing = {
    created_at: '2026-01-01T00:00:00Z',
    edited_at: null,
    changeable_until: null,
    spoiler: false,
    place: null,
    locked: false,
    my_like: null,
  };
  const counts = { likes: { up: 0, down: 0 }, replies_count: replies.length };
  return { ...nothing, ...counts, ...facts, status: 'approved', mine: false, user, replies };
}
const listOf = (...pages: Comment[][]) => ({
  pages: pages.map((comments) => ({ comments, max_page: pages.length, total: 9 })),
  pageParams: pages.map((_, index) => index + 1),
});
const ids = (comments: Comment[]) => comments.map(({ id }) => id);

describe('the list of comments', () => {
  it('shows a comment once that was pushed onto the next page', () => {
    expect(ids(commentsOf(listOf([comment(3), comment(2)], [comment(2), comment(1)])))).toEqual([3, 2, 1]);
  });

  it('has a posted comment on top at once', () => {
    expect(ids(commentsOf(withPosted(listOf([comment(2)], [comment(1)]), comment(9))))).toEqual([9, 2, 1]);
  });

  it('has a posted answer last under the comment it answers', () => {
    const list = withPosted(listOf([comment(2, null, [comment(5, 2)])], [comment(1)]), comment(9, 2));
    expect(ids(commentsOf(list)[0]?.replies ?? [])).toEqual([5, 9]);
    expect(ids(commentsOf(list))).toEqual([2, 1]);
  });

  it('changes one comment or answer wherever it stands', () => {
    const list = listOf([comment(2, null, [comment(5, 2)])], [comment(1)]);
    const changed = withChanged(list, 5, (one) => ({ ...one, body: 'other' }));
    expect(commentsOf(changed)[0]?.replies[0]?.body).toBe('other');
    expect(commentsOf(list)[0]?.replies[0]?.body).toBe('body 5');
  });
});

describe('an opinion of a comment', () => {
  it('counts once, moves from one side to the other, and is taken back', () => {
    const up = liked(comment(1), 'up');
    const down = liked(up, 'down');
    const none = liked(down, null);
    expect([up, down, none].map(({ likes, my_like: mine }) => [likes.up, likes.down, mine])).toEqual([
      [1, 0, 'up'],
      [0, 1, 'down'],
      [0, 0, null],
    ]);
  });
});
