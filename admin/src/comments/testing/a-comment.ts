import type { ConsoleComment } from '../../api/types.ts';

/** A comment that waits, of which nothing else is to be told. */
export const A_COMMENT: ConsoleComment = {
  id: 1,
  body: 'They were one and the same',
  status: 'pending',
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  edited_at: null,
  spoiler: false,
  place: null,
  reports: [],
  user: { id: 1, username: 'sara', name: 'Sara' },
  post: { id: 1, post_type: 1, slug: 'x', name: { fa: null, en: 'X' }, cover_path: '' },
  news: null,
  parent: null,
  decided_by: null,
  decided_at: null,
  reason: null,
  refusal: null,
  hints: [],
  other_comments: { approved: 0, refused: 0 },
};
