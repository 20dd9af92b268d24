const TIMEOUTS = new Set([
  'MeilisearchRequestTimeOutError',
  'MeilisearchTaskTimeOutError',
  'TimeoutError',
  'AbortError',
]);

interface Cause {
  name?: string;
  message?: string;
  cause?: { code?: string };
}

/** The search engine cannot be reached, is too slow or does not have its index: asking again later can help. */
export class SearchUnavailable extends Error {
  /** As sockets name it, so that projections take it for an error that passes. */
  readonly code: 'ECONNREFUSED' | 'ETIMEDOUT';

  constructor(message: string, options: { cause?: unknown; slow?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.name = 'SearchUnavailable';
    this.code = options.slow ? 'ETIMEDOUT' : 'ECONNREFUSED';
  }

  static because(error: unknown): SearchUnavailable {
    if (error instanceof SearchUnavailable) return error;
    const reason = error as { name?: string; message?: string; cause?: Cause };
    const slow = TIMEOUTS.has(reason.name ?? '') || TIMEOUTS.has(reason.cause?.name ?? '');
    const detail = slow ? 'no answer in time' : (reason.cause?.cause?.code ?? reason.cause?.message ?? reason.message);
    return new SearchUnavailable(`the search engine is not available: ${detail}`, { cause: error, slow });
  }
}
