import type { PostCard } from './post-card.ts';

/** Titles as lists show them, for modules that list titles by an order of their own. */
export abstract class TitleCards {
  /** @returns those that are listed. */
  abstract of(titleIds: readonly number[]): Promise<Map<number, PostCard>>;
}
