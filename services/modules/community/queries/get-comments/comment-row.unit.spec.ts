import { type CommentRow, toComment } from './comment-row.ts';

const ROW: CommentRow = {
  id: 1,
  post_id: 7,
  news_post_id: null,
  user_id: 3,
  parent_id: null,
  body: 'Good',
  status: 'approved',
  created_at: new Date('2026-01-01T00:00:00Z'),
  edited_at: null,
  spoiler: false,
  minute: null,
  season: null,
  episode: null,
  up: 0,
  down: 0,
  replies_count: 0,
  username: 'sara',
  name: 'Sara',
  avatar_path: null,
  premium: true,
};

it('keeps the text of an author whose account is gone, who has no plan', () => {
  expect(toComment(ROW).user.premium).toBe(true);
  const gone = toComment({ ...ROW, username: 'deleted', name: 'Deleted user' });
  expect(gone).toMatchObject({ body: 'Good', user: { username: 'deleted', premium: false } });
});
