import type { GenreTile, Home, HomePost, HomeShelf } from '../../api/types.ts';

export type Section =
  | { id: string; kind: 'shelf'; shelf: HomeShelf }
  | { id: 'genres'; kind: 'genres'; genres: readonly GenreTile[] }
  | { id: 'spotlight'; kind: 'spotlight'; post: HomePost }
  | { id: 'premium'; kind: 'premium' };

/* After how many shelves the others come: each breaks a row of likes. */
const GENRES_AFTER = 3;
const SPOTLIGHT_AFTER = 4;

/** The home page below its hero, from top to bottom. */
export function homeSections({ shelves, genres, spotlight }: Home): Section[] {
  const sections: Section[] = shelves.map((shelf) => ({ id: shelf.id, kind: 'shelf', shelf }));
  if (spotlight) sections.splice(SPOTLIGHT_AFTER, 0, { id: 'spotlight', kind: 'spotlight', post: spotlight });
  if (genres.length > 0) sections.splice(GENRES_AFTER, 0, { id: 'genres', kind: 'genres', genres });
  return [...sections, { id: 'premium', kind: 'premium' }];
}
