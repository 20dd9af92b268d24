import type { HomePost } from '../../../api/types.ts';

/** A film of the hero, `Title 1` for 1, with something to watch. */
export const homePost = (id: number, changes: Partial<HomePost> = {}): HomePost => ({
  id,
  post_type: 1,
  slug: `title-${id}`,
  name: { fa: null, en: `Title ${id}` },
  release_year: 2000,
  end_year: null,
  cover_path: '',
  tint: '#303030',
  rating: null,
  votes: 0,
  genres: [],
  quality: 12,
  dubbed: false,
  status: null,
  seasons_count: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  backdrop_path: `/media/images/backdrops/title-${id}.jpg`,
  summary: { fa: null, en: null },
  age: null,
  runtime_minutes: 100,
  countries: [],
  play_file_id: id * 10,
  ...changes,
});
