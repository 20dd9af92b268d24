import type { Logger } from 'pino';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import type { DocumentKey, SearchDocument } from '../../contract/search-document.ts';
import {
  SearchIndex,
  type Suggestions,
  type SuggestLimits,
  type TitleCount,
} from '../../contract/search-index.port.ts';
import { SearchUnavailable } from '../../contract/search-unavailable.ts';
import type { TitleFilter, TitlePage } from '../../contract/title-filter.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

/** Why the first index was not the one to answer. */
export type FallbackReason = 'unreachable' | 'slow' | 'resting' | 'behind' | 'error';

export interface FallbackOptions {
  /** The index that answers unless something is wrong with it. */
  first: SearchIndex;
  /** The one in the read database. */
  second: SearchIndex;
  logger: Logger;
  /** Whether the first knows as much as the second does. */
  isFresh: () => Promise<boolean>;
  onFallback: (reason: FallbackReason) => void;
}

const FAILURES = 3;
const REST_MS = 3_000;

/** Answers from the search engine; from the read database while that cannot. Nobody who searches sees an error. */
export class FallbackSearchIndex extends SearchIndex {
  private readonly breaker = new CircuitBreaker({ failures: FAILURES, restMs: REST_MS });
  /** What was wrong last; null while all is well. */
  error: string | null = null;

  constructor(private readonly options: FallbackOptions) {
    super();
  }

  override suggest(query: string, limits: SuggestLimits): Promise<Suggestions> {
    return this.ask((index) => index.suggest(query, limits));
  }

  override find(filter: TitleFilter, page: TitlePage): Promise<string[]> {
    return this.ask((index) => index.find(filter, page));
  }

  override count(filter: TitleFilter): Promise<TitleCount> {
    return this.ask((index) => index.count(filter));
  }

  /** Each index is written by a projection of its own. */
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

  private async ask<Answer>(question: (index: SearchIndex) => Promise<Answer>): Promise<Answer> {
    const { first, second, isFresh, onFallback } = this.options;
    let reason: FallbackReason = 'resting';
    if (this.breaker.mayTry()) {
      if (await isFresh()) {
        try {
          const answer = await question(first);
          this.succeeded();
          return answer;
        } catch (error) {
          reason = this.failed(error);
        }
      } else {
        reason = 'behind';
      }
    }
    onFallback(reason);
    return question(second);
  }

  private succeeded(): void {
    this.breaker.succeeded();
    if (this.error) this.options.logger.info('the search engine answers again');
    this.error = null;
  }

  private failed(error: unknown): FallbackReason {
    this.breaker.failedOnce();
    const message = error instanceof Error ? error.message : String(error);
    if (this.error !== message) this.options.logger.warn({ error: message }, 'searches are answered from PostgreSQL');
    this.error = message;
    if (!(error instanceof SearchUnavailable)) return 'error';
    return error.code === 'ETIMEDOUT' ? 'slow' : 'unreachable';
  }
}
