import type { Logger } from 'pino';
import type { SearchIndex } from '../../contract/search-index.port.ts';
import { SearchUnavailable } from '../../contract/search-unavailable.ts';
import { type Answered, AskedIndex, type Question } from './asked-index.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

/** Why the first index was not the one to answer. */
type FallbackReason = 'unreachable' | 'slow' | 'resting' | 'behind' | 'error';

interface FallbackOptions {
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
export class FallbackSearchIndex extends AskedIndex {
  private readonly breaker = new CircuitBreaker({ failures: FAILURES, restMs: REST_MS });
  /** What was wrong last; null while all is well. */
  error: string | null = null;

  protected override readonly second: SearchIndex;

  constructor(private readonly options: FallbackOptions) {
    super();
    this.second = options.second;
  }

  override forOneText(): SearchIndex {
    return new OneTextIndex((question) => this.answer(question), this.second);
  }

  protected override async answer<Answer>(question: Question<Answer>): Promise<Answered<Answer>> {
    const { first, second, isFresh, onFallback } = this.options;
    let reason: FallbackReason = 'resting';
    if (this.breaker.mayTry()) {
      if (await isFresh()) {
        try {
          const answer = await question(first);
          this.succeeded();
          return { found: answer, by: 'first' };
        } catch (error) {
          reason = this.failed(error);
        }
      } else {
        reason = 'behind';
      }
    }
    onFallback(reason);
    return { found: await question(second), by: 'second' };
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

/** Whoever was failed once is answered from the second to the end: one text costs one time-out at most. */
class OneTextIndex extends AskedIndex {
  private fellBack = false;

  constructor(
    private readonly ask: <Answer>(question: Question<Answer>) => Promise<Answered<Answer>>,
    protected override readonly second: SearchIndex,
  ) {
    super();
  }

  protected override async answer<Answer>(question: Question<Answer>): Promise<Answered<Answer>> {
    if (this.fellBack) return { found: await question(this.second), by: 'second' };
    const answered = await this.ask(question);
    this.fellBack = answered.by === 'second';
    return answered;
  }
}
