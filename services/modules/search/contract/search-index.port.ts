import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import type { Card } from './card.ts';
import type { DocumentKey, PersonRole, SearchDocument } from './search-document.ts';
import type { TitleFilter, TitlePage } from './title-filter.ts';

export interface SuggestLimits {
  titles: number;
  people: number;
  /** Only people who have this role. */
  role?: PersonRole;
  /** Nothing misspelt is mended. */
  onlyTyped?: boolean;
}

/**
 * How the names found compare with the query: all its words as they were typed; misspelt, but all there in their order;
 * further off.
 */
export type Fit = 'typed' | 'near' | 'far' | 'none';

/** Best first. */
export interface Cards {
  titles: Card[];
  people: Card[];
}

export interface Suggestions extends Cards {
  fit: { titles: Fit; people: Fit };
  /** What merely resembles the query (domain/likeness/): an offer where nothing is found, and no find of advanced search either. */
  nearest: Cards;
}

export interface TitleCount {
  total: number;
  facets: TitleFacetCounts;
}

/** How many of the matching titles have each value; every value that occurs is there, the commonest first. */
interface TitleFacetCounts {
  genres: { slug: string; count: number }[];
  countries: { code: string; count: number }[];
  qualities: { level: number; count: number }[];
}

/**
 * Finds titles and people by what people type. Both sides of an adapter meet in foldText. Ranking: exact, then prefix, then
 * words in any order, then misspelt; among equals the more popular first.
 */
export abstract class SearchIndex {
  /** Tables of the read database that the writing methods fill, named there without a schema; an index elsewhere has none. */
  readonly tables: readonly string[] = [];
  /** Indexes of these tables that the writing methods do not read. */
  readonly queryIndexes: readonly string[] = [];

  /** For all questions that one typed text takes: they are answered from the same index where there are several. */
  forOneText(): SearchIndex {
    return this;
  }

  /**
   * Writes documents whole, new or again. Part of the projection's transaction where the index is in the read database; an
   * adapter elsewhere writes before the commit, and the same batch may come again.
   */
  abstract upsert(documents: SearchDocument[], transaction: ProjectionTransaction): Promise<void>;

  abstract remove(keys: DocumentKey[], transaction: ProjectionTransaction): Promise<void>;

  /** Empties the index, before a rebuild from the log. */
  abstract clear(transaction: ProjectionTransaction): Promise<void>;

  /** Search as one types: the query's last word may be unfinished. A query in which nothing can be read finds nothing. */
  abstract suggest(query: string, limits: SuggestLimits): Promise<Suggestions>;

  /** @returns what characters are called of which the folded text is a typo away, the likelier first; none where an index cannot tell. */
  charactersNear(_folded: string): Promise<string[]> {
    return Promise.resolve([]);
  }

  /** Advanced search: the cards of a page. A page behind the last is empty. */
  abstract find(filter: TitleFilter, page: TitlePage): Promise<Card[]>;

  /** Advanced search: how many there are on all pages. */
  abstract count(filter: TitleFilter): Promise<TitleCount>;
}
