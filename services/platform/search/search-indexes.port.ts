import type { SearchIndex } from './search-index.port.js';

/** How an index outside the read database is made anew beside the live one. */
export interface IndexBeside {
  /** Whether the live one is there and as this version of the code wants it. */
  isWhole(): Promise<boolean>;
  /** Makes an empty place, in place of what an aborted filling left. @returns the index to fill. */
  begin(): Promise<SearchIndex>;
  /** Puts the filled index where the live one is, and removes that. */
  swap(): Promise<void>;
  abandon(): Promise<void>;
}

/** An index that a projection keeps true. */
export interface KeptIndex {
  /** The projection's name. */
  projection: string;
  index: SearchIndex;
  /** For an index outside the read database: made anew by a rebuild, and where it was lost. */
  beside?: { rebuild: IndexBeside; refill: IndexBeside };
}

/** Every index that is kept, whichever of them answers. */
export abstract class SearchIndexes {
  abstract readonly kept: readonly KeptIndex[];
}
