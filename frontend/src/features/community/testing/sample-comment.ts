import type { Comment } from '../../../api/types.ts';

/** Somebody else's, approved, about a title, that nobody has answered or liked. */
export const SAMPLE_COMMENT: Comment = {
  id: 5,
  post_id: 7,
  news_post_id: null,
  parent_id: null,
  body: 'the butler did it',
  created_at: '2026-01-01T00:00:00Z',
  edited_at: null,
  status: 'approved',
  mine: false,
  changeable_until: null,
  spoiler: false,
  place: null,
  locked: false,
  likes: { up: 0, down: 0 },
  my_like: null,
  user: { username: 'u', name: 'U', avatar_path: null, premium: false },
  replies_count: 0,
  replies: [],
};
