import type { EntityManager } from 'typeorm';
import type { ListKind } from './library.events.ts';

export type FollowedKind = Exclude<ListKind, 'later'>;

export interface Followed {
  kind: FollowedKind;
  id: number;
  /** Without those who follow one of these, too. */
  notOf: readonly number[];
}

/** Who follows a person or a series, on the write side, for whoever has news for them. */
export abstract class Followers {
  /** @returns those that anybody follows. */
  abstract followed(manager: EntityManager, kind: FollowedKind, targetIds: readonly number[]): Promise<Set<number>>;
  /** Followers by ascending id. @param after the last one of the page before; 0 for the first. */
  abstract page(manager: EntityManager, followed: Followed, after: number, max: number): Promise<number[]>;
}
