import type { Failure } from '../../api/types.ts';

export type AuthErrorKind = NonNullable<Failure['auth_error']>;

const NOTHING_THERE = [404, 410, 422];
const BAD_GATEWAY = 502;
const LATE = 'late';

/** A call that failed. `message` is the English sentence of the server, which is also its translation key. */
export class ApiError extends Error {
  constructor(
    readonly httpStatus: number,
    readonly code: string,
    message: string,
    readonly fields: Record<string, string[]> = {},
    readonly authError?: AuthErrorKind,
    /** Whatever else the answer carried, such as the user id of an account not verified yet. */
    readonly body: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** There is nothing there, no more, or at such an address never: asked again, the answer would be the same. */
  get notFound(): boolean {
    return NOTHING_THERE.includes(this.httpStatus);
  }

  static fromAnswer(httpStatus: number, body: unknown): ApiError {
    if (!isRecord(body))
      return new ApiError(httpStatus, 'bad_answer', 'There is a problem during processing your request');
    const failure = body as Partial<Failure>;
    const message = failure.message ?? 'There is a problem during processing your request';
    return new ApiError(httpStatus, failure.code ?? 'unknown', message, failure.errors, failure.auth_error, body);
  }

  /** Something answered, and nobody can read what: half an answer, or a page of whoever stands between. */
  static unreadable(): ApiError {
    return ApiError.fromAnswer(BAD_GATEWAY, null);
  }

  /** The call never reached the server, or its answer never reached us. */
  static unreachable(): ApiError {
    return new ApiError(0, 'unreachable', 'We could not reach the server. Check your connection and try again.');
  }

  /** No answer came in time. What was asked for may have been done. */
  static late(): ApiError {
    return new ApiError(0, LATE, 'The server did not answer in time. Check your connection and try again.');
  }

  get isLate(): boolean {
    return this.code === LATE;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
