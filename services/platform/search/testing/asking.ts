import type { SearchDocument } from '../search-document.js';
import type { SearchIndex, SuggestLimits } from '../search-index.port.js';
import type { TitleFilter, TitlePage } from '../title-filter.js';

/** What the contract's cases ask with. Names, not ids: a failing case should be readable. */
export interface Asking {
  titles(query: string, limits?: Partial<SuggestLimits>): Promise<string[]>;
  people(query: string, limits?: Partial<SuggestLimits>): Promise<string[]>;
  find(filter: TitleFilter, page?: Partial<TitlePage>): Promise<string[]>;
  write(documents: SearchDocument[]): Promise<void>;
  index(): SearchIndex;
}
