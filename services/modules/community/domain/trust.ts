import type { CommentStatus } from './decision.ts';

/** Fewer say nothing of an author. */
export const LEAST_TRUST = 3;
export const MAX_TRUST = 100;

/**
 * Whether an author's next comment appears at once.
 * @param decided what became of the author's last comments, as many as `after`. @param after null: nobody's does.
 */
export function isTrusted(decided: readonly CommentStatus[], after: number | null): boolean {
  return after !== null && decided.length >= after && decided.every((status) => status === 'approved');
}
