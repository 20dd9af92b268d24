import type { SearchIndex } from './search-index.port.ts';

/** How an index outside the read database is made anew: filled in the shadow of the live one, then exchanged with it. */
export interface ShadowIndex {
  /** Whether the live one is there and as this version of the code wants it. */
  isWhole(): Promise<boolean>;
  /** Makes an empty shadow index, in place of what an aborted filling left. @returns the index to fill. */
  begin(): Promise<SearchIndex>;
  /** Puts the filled index where the live one is, and removes that. */
  swap(): Promise<void>;
  abandon(): Promise<void>;
}

/** An index that a projection writes. */
export interface ProjectedIndex {
  /** The projection's name. */
  projection: string;
  index: SearchIndex;
  /** For an index outside the read database: made anew by a rebuild, and where it was lost. */
  shadows?: { rebuild: ShadowIndex; refill: ShadowIndex };
}

/** Every index that a projection writes, whichever of them answers. */
export abstract class SearchIndexes {
  abstract readonly projected: readonly ProjectedIndex[];
}
