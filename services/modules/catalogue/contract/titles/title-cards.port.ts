import type { PostCard } from '../post-card.ts';

/** What a list of titles is ordered and cut by, before the cards of one page are read. */
export interface ListedTitle {
  postType: 1 | 2;
  releaseYear: number;
  /** Null before the first vote. */
  rating: number | null;
  /** Only where it was asked for. */
  name?: PostCard['name'];
}

/** Titles as lists show them, for modules that list titles by an order of their own. */
export abstract class TitleCards {
  /** @returns those that are listed. */
  abstract of(titleIds: readonly number[]): Promise<Map<number, PostCard>>;
  /** @returns those that are listed. @param named with their names, which cost more than the rest. */
  abstract listed(titleIds: readonly number[], named?: boolean): Promise<Map<number, ListedTitle>>;
  /** @returns those that are listed, by their ids in film databases. */
  abstract byFilmIds(filmIds: readonly string[]): Promise<Map<string, PostCard>>;
}
