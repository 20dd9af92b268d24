export interface NominationCount {
  nominations: number;
  wins: number;
}

/** Documents that show what ceremonies alone tell are dropped by it. */
export const TOLD_NOMINATIONS_TAG = 'told-nominations';

/** Nominations that ceremonies tell of and no title, for those who count what titles tell. */
export abstract class ToldNominations {
  /** @returns of those who have any, by their ids. */
  abstract countFor(personIds: readonly number[]): Promise<Map<number, NominationCount>>;
}
