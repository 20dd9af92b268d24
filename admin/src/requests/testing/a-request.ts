import type { ConsoleRequest } from '../../api/types.ts';

/** A wish that waits, of which nothing else is to be told. */
export const A_REQUEST: ConsoleRequest = {
  id: 1,
  version: 4,
  film_id: 'tt0113277',
  address: 'https://example.org/tt0113277',
  post_type: 1,
  name: 'Heat',
  release_year: 1995,
  state: 'open',
  sponsors: 1,
  reason: null,
  note: '',
  made_at: '2026-11-29T10:00:00Z',
  answered_at: null,
  post: null,
  answered_by: null,
  members: [],
};
