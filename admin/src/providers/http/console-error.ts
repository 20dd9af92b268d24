import { HttpError } from 'react-admin';
import type { Failure } from '../../api/types.ts';
import { en } from '../../i18n/en.ts';

/** What the server says of any failure. `message` is English and at the same time a translation key. */
type FailureBody = Partial<Omit<Failure, 'errors'>> & {
  /** Place in the body (`cast.3.role.en`) → translation key of what is wrong with it. */
  errors?: Record<string, string>;
  /** With `person_exists`. */
  person_id?: number;
};

function isFailure(value: unknown): value is Partial<Failure> {
  return typeof value === 'object' && value !== null;
}

export function failureOf(error: unknown): FailureBody | null {
  return error instanceof HttpError && isFailure(error.body) ? (error.body as FailureBody) : null;
}

/** What is said of a failure where the page shows by itself what a colleague has made of it meanwhile. */
export function messageShownAnew(error: Error): string {
  return failureOf(error)?.code === 'version_conflict' ? 'parde.states.changed_meanwhile' : error.message;
}

/** A message the console can translate where it knows the code or the sentence, and the server's own English where it does not. */
function messageOf(status: number, body: Partial<Failure> | null): string {
  const told = body?.message && body.message in en.parde.server ? `parde.server.${body.message}` : null;
  // How long to wait is in the sentence, not in the code.
  if (status === 429 && told) return told;
  const code = body?.auth_error ?? body?.code;
  if (code && code in en.parde.errors) return `parde.errors.${code}`;
  if (status === 403) return 'parde.errors.forbidden';
  if (status === 429) return 'parde.errors.too_many_requests';
  if (status === 413) return told ?? 'parde.errors.too_large';
  // What a broken server or the proxy before it says is not for moderators to read.
  if (status >= 500) return 'parde.errors.unknown';
  return told ?? (body?.message || 'parde.errors.unknown');
}

/**
 * One code may have several sentences: a wrong code may also be a used one. A sentence we have no words for is shown in those
 * for the code of the failure it repeats, and says else only that the value is wrong.
 */
function fieldErrors({ errors = {}, message }: Partial<Failure>, known: string): Record<string, string> {
  const keyOf = (text: string | undefined) => {
    if (text !== undefined && text in en.parde.server) return `parde.server.${text}`;
    return text !== undefined && text === message ? known : 'parde.server.invalid';
  };
  return Object.fromEntries(Object.entries(errors).map(([path, texts]) => [path, keyOf(texts[0])]));
}

/** Every failed call becomes an HttpError whose message can be shown as it is. A call given up by the page passes through. */
export function toConsoleError(reason: unknown): unknown {
  if (reason instanceof DOMException && reason.name === 'AbortError') return reason;
  if (!(reason instanceof HttpError)) return new HttpError('parde.errors.unreachable', 0, null);
  const body = isFailure(reason.body) ? reason.body : null;
  const message = messageOf(reason.status, body);
  return new HttpError(message, reason.status, body && { ...body, errors: fieldErrors(body, message) });
}
