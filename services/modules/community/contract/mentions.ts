/** Whom one comment may call: more is a list of names, not a conversation. */
const MAX_MENTIONS = 5;
/** As usernames are written; what stands before must be no part of a word, as in an address. */
const MENTION = /(?<![\p{L}\p{N}_.@/-])@([A-Za-z][A-Za-z0-9_-]{2,29})(?![A-Za-z0-9_-])/gu;

/** The usernames that a comment calls with `@name`, folded, each once; whether anybody has them is not known. */
export function mentionedIn(body: string): string[] {
  const names = [...body.matchAll(MENTION)].map(([, name]) => (name as string).toLowerCase());
  return [...new Set(names)].slice(0, MAX_MENTIONS);
}
