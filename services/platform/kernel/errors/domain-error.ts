/** Field → messages. Every message is an English text that is also its translation key. */
export type ErrorMap = Record<string, string[]>;

interface DomainErrorOptions {
  /** HTTP status, 400–499, or 503 where trying again will do. */
  httpStatus?: number;
  /** The `status` field of the answer; the specification uses negative numbers for some refusals. */
  status?: number;
  errors?: ErrorMap;
  /** More fields of the answer, such as the `user_id` of an account that waits for its code. */
  details?: Record<string, unknown>;
  /** When trying again can help; becomes the header Retry-After. */
  retryAfterSeconds?: number;
}

/**
 * A refusal that the user can understand. `code` is stable and for programs; `message` is for people: an English text that
 * the front ends use as a translation key. Mapped to an HTTP answer in one place, platform/http/errors/error.filter.ts.
 */
export class DomainError extends Error {
  readonly httpStatus: number;
  readonly status: number;
  readonly errors: ErrorMap | undefined;
  readonly details: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: string,
    message: string,
    options: DomainErrorOptions = {},
  ) {
    super(message);
    this.name = 'DomainError';
    this.httpStatus = options.httpStatus ?? 422;
    this.status = options.status ?? 0;
    this.errors = options.errors;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
