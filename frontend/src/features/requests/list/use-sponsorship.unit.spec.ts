import type { TitleRequest } from '../request-queries.ts';
import { withChange } from './use-sponsorship.ts';

const request = (id: number): TitleRequest => ({
  id,
  film_id: `tt000000${id}`,
  address: '',
  post_type: 1,
  name: null,
  release_year: null,
  state: 'open',
  sponsors: 3,
  reason: null,
  note: '',
  made_at: '',
  answered_at: null,
  post: null,
});

describe('my wishes', () => {
  it('have what I join first, once, and not what I leave', () => {
    const joined = withChange([request(1)], request(2), true);
    expect(joined.map(({ id, sponsors }) => [id, sponsors])).toEqual([
      [2, 4],
      [1, 3],
    ]);
    expect(withChange(joined, request(2), true).map(({ id }) => id)).toEqual([2, 1]);
    expect(withChange(joined, request(1), false).map(({ id }) => id)).toEqual([2]);
  });
});
