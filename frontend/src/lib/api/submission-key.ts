import { idempotencyKey } from './client.ts';

/**
 * Keys of a form's submissions: the same content keeps its key until it is known to have arrived, so that a double tap or a
 * retry after a lost answer is one submission for the server.
 */
interface SubmissionKeys {
  /** The request header for this content. */
  headersFor(content: string): { 'Idempotency-Key': string };
  /** The content has reached the server: the same content is a new submission from now on. */
  markArrived(): void;
}

export function submissionKeys(newKey = idempotencyKey): SubmissionKeys {
  let held: { content: string; headers: { 'Idempotency-Key': string } } | null = null;
  return {
    headersFor(content) {
      if (held?.content !== content) held = { content, headers: newKey() };
      return held.headers;
    },
    markArrived() {
      held = null;
    },
  };
}
