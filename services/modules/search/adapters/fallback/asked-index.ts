import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import type { DocumentKey, SearchDocument } from '../../contract/search-document.ts';
import {
  SearchIndex,
  type Suggestions,
  type SuggestLimits,
  type TitleCount,
} from '../../contract/search-index.port.ts';
import type { TitleFilter, TitlePage } from '../../contract/title-filter.ts';

export type Question<Answer> = (index: SearchIndex) => Promise<Answer>;

/** An index that only passes questions on; those that it asks are each written by a projection of their own. */
export abstract class AskedIndex extends SearchIndex {
  protected abstract ask<Answer>(question: Question<Answer>): Promise<Answer>;

  override suggest(query: string, limits: SuggestLimits): Promise<Suggestions> {
    return this.ask((index) => index.suggest(query, limits));
  }

  override find(filter: TitleFilter, page: TitlePage): Promise<string[]> {
    return this.ask((index) => index.find(filter, page));
  }

  override count(filter: TitleFilter): Promise<TitleCount> {
    return this.ask((index) => index.count(filter));
  }

  override upsert(_documents: SearchDocument[], _transaction: ProjectionTransaction): Promise<void> {
    return this.refuse();
  }

  override remove(_keys: DocumentKey[], _transaction: ProjectionTransaction): Promise<void> {
    return this.refuse();
  }

  override clear(_transaction: ProjectionTransaction): Promise<void> {
    return this.refuse();
  }

  private refuse(): Promise<never> {
    return Promise.reject(new Error('the index for queries is not written to'));
  }
}
