import type { GenreTile, Home, HomePost, HomeShelf } from '../../api/types.ts';

export type Section =
  | { kind: 'shelf'; shelf: HomeShelf }
  | { kind: 'genres'; genres: readonly GenreTile[] }
  | { kind: 'spotlight'; post: HomePost }
  | { kind: 'premium' };

/** Where a section comes. */
export interface SectionPlace {
  id: string;
  /** What keeps its space until it is seen. */
  space: HomeShelf['kind'] | 'genres' | 'spotlight' | 'premium';
  /** null: its answer has not come yet. */
  section: Section | null;
}

/** A title of the hero, or no more than its place in the row. */
export type HeroEntry = HomePost | Pick<HomePost, 'id' | 'name'>;

/** The home page from top to bottom. */
export interface HomeView {
  hero: readonly HeroEntry[];
  places: readonly SectionPlace[];
}

/* After how many shelves the others come: each breaks a row of likes. */
const GENRES_AFTER = 3;
const SPOTLIGHT_AFTER = 4;

export function homeView({ hero, shelves, genres, spotlight }: Home): HomeView {
  const places = shelves.map(
    (shelf): SectionPlace => ({ id: shelf.id, space: shelf.kind, section: { kind: 'shelf', shelf } }),
  );
  if (spotlight) places.splice(SPOTLIGHT_AFTER, 0, placeOf({ kind: 'spotlight', post: spotlight }));
  if (genres.length > 0) places.splice(GENRES_AFTER, 0, placeOf({ kind: 'genres', genres }));
  return { hero, places: [...places, placeOf({ kind: 'premium' })] };
}

/** @returns what of it a reader sees before they scroll: the document carries no more. */
export function firstScreen({ hero, places }: HomeView): HomeView {
  return {
    hero: hero.map((entry, index) => (index === 0 ? entry : { id: entry.id, name: entry.name })),
    places: places.map((place, index) => (index === 0 ? place : { ...place, section: null })),
  };
}

function placeOf(section: Exclude<Section, { kind: 'shelf' }>): SectionPlace {
  return { id: section.kind, space: section.kind, section };
}
