import { HttpError } from 'react-admin';
import type { Failure } from '../api/types';
import { en } from '../i18n/en';

/** What the server says of any failure. `message` is English and at the same time a translation key. */
export type FailureBody = Partial<Failure>;

function isFailureBody(value: unknown): value is FailureBody {
  return typeof value === 'object' && value !== null;
}

export function failureOf(error: unknown): FailureBody | null {
  return error instanceof HttpError && isFailureBody(error.body) ? error.body : null;
}

/** A message the console can translate where it knows the code, and the server's own English where it does not. */
function messageOf(status: number, body: FailureBody | null): string {
  const code = body?.auth_error ?? body?.code;
  if (code && code in en.parde.errors) return `parde.errors.${code}`;
  if (status === 403) return 'parde.errors.forbidden';
  if (status === 429) return 'parde.errors.too_many_requests';
  // What a broken server or the proxy before it says is not for moderators to read.
  if (status >= 500) return 'parde.errors.unknown';
  return body?.message || 'parde.errors.unknown';
}

/** Every failed call becomes an HttpError whose message can be shown as it is. A call given up by the page passes through. */
export function toConsoleError(reason: unknown): unknown {
  if (reason instanceof DOMException && reason.name === 'AbortError') return reason;
  if (!(reason instanceof HttpError)) return new HttpError('parde.errors.unreachable', 0, null);
  const body = isFailureBody(reason.body) ? reason.body : null;
  return new HttpError(messageOf(reason.status, body), reason.status, body);
}
