/** In characters, as the server counts them: trimmed, code points. */
export const SHORTEST_BODY = 2;
export const LONGEST_BODY = 4_000;

export function bodyLength(text: string): number {
  return [...text.trim()].length;
}

/** What is wrong with a comment, in the server's own sentences, or null. */
export function bodyFault(text: string): string | null {
  const length = bodyLength(text);
  if (length === 0) return 'Please write a comment';
  if (length < SHORTEST_BODY) return 'Please write a longer comment';
  return length > LONGEST_BODY ? 'A comment has at most 4000 characters' : null;
}
