import * as z from 'zod/mini';

/** In characters, as the server counts them: trimmed, code points. */
const MIN_BODY_LENGTH = 2;
export const MAX_BODY_LENGTH = 4_000;

export function bodyLength(text: string): number {
  return [...text.trim()].length;
}

/** A comment's text, checked with the server's own sentences. */
export const bodySchema = z.string().check(
  z.trim(),
  z.minLength(1, 'Please write a comment'),
  z.refine((text) => bodyLength(text) >= MIN_BODY_LENGTH, 'Please write a longer comment'),
  z.refine((text) => bodyLength(text) <= MAX_BODY_LENGTH, 'A comment has at most 4000 characters'),
);
