import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import type { Card } from '../../contract/card.ts';
import type { DocumentKey, SearchDocument } from '../../contract/search-document.ts';
import {
  type Fit,
  SearchIndex,
  type Suggestions,
  type SuggestLimits,
  type TitleCount,
} from '../../contract/search-index.port.ts';
import type { TitleFilter, TitlePage } from '../../contract/title-filter.ts';

export type Question<Answer> = (index: SearchIndex) => Promise<Answer>;

export interface Answered<Answer> {
  found: Answer;
  by: 'first' | 'second';
}

/**
 * An index that only passes questions on; those that it asks are each written by a projection of their own. Names that the first finds
 * neither as they were typed nor a typo away are the second's to find: that one knows how names sound.
 */
export abstract class AskedIndex extends SearchIndex {
  protected abstract readonly second: SearchIndex;
  /** By the first where it can, else by the second. */
  protected abstract answer<Answer>(question: Question<Answer>): Promise<Answered<Answer>>;

  override async suggest(query: string, limits: SuggestLimits): Promise<Suggestions> {
    const { found, by } = await this.answer((index) => index.suggest(query, limits));
    const fit = limits.titles > 0 ? found.fit.titles : found.fit.people;
    return by === 'second' || limits.onlyTyped || isClose(fit) ? found : this.second.suggest(query, limits);
  }

  /** The first does not know what somebody may have meant. */
  override charactersNear(folded: string): Promise<string[]> {
    return this.second.charactersNear(folded);
  }

  override find(filter: TitleFilter, page: TitlePage): Promise<Card[]> {
    return this.ofTitles(filter, (index) => index.find(filter, page));
  }

  override count(filter: TitleFilter): Promise<TitleCount> {
    return this.ofTitles(filter, (index) => index.count(filter));
  }

  /** Asked of the one whose names the box would show for the filter's words. */
  private async ofTitles<Answer>({ query }: TitleFilter, question: Question<Answer>): Promise<Answer> {
    if (query !== undefined) {
      const { found, by } = await this.answer((index) => index.suggest(query, { titles: 1, people: 0 }));
      if (by === 'second' || !isClose(found.fit.titles)) return question(this.second);
    }
    return (await this.answer(question)).found;
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

const isClose = (fit: Fit) => fit === 'typed' || fit === 'near';
