import type { PostCard } from './post-card.ts';

/** Titles as lists show them, for modules that list titles by an order of their own. */
export abstract class TitleCards {
  /** @returns those that are listed. */
  abstract of(titleIds: readonly number[]): Promise<Map<number, PostCard>>;
  /** @returns those that are listed, by their ids in film databases. */
  abstract byFilmIds(filmIds: readonly string[]): Promise<Map<string, PostCard>>;
}
