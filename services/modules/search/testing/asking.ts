import type { SearchDocument } from '../contract/search-document.ts';
import type { SearchIndex, SuggestLimits } from '../contract/search-index.port.ts';
import type { TitleFilter, TitlePage } from '../contract/title-filter.ts';

/** What the contract's cases ask with. Names, not ids: a failing case should be readable. */
export interface Asking {
  titles(query: string, limits?: Partial<SuggestLimits>): Promise<string[]>;
  people(query: string, limits?: Partial<SuggestLimits>): Promise<string[]>;
  find(filter: TitleFilter, page?: Partial<TitlePage>): Promise<string[]>;
  write(documents: SearchDocument[]): Promise<void>;
  index(): SearchIndex;
}
