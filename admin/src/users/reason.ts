export const LONGEST_REASON = 500;
const SHORTEST_REASON = 3;

/** The server asks as much of a reason. */
export function isReason(text: string): boolean {
  return text.trim().length >= SHORTEST_REASON;
}
