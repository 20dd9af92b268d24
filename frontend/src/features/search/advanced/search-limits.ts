/** Letters of a text that the server takes. */
export const MAX_QUERY = 100;
/** The server takes at most four of each (specification §5). */
export const MAX_PEOPLE = 4;
/** The inputs are disabled earlier than that (specification §5). */
export const MAX_PICKED = { actors: 3, directors: 2 } as const;
export const FIRST_YEAR = 1930;

export function lastYear(): number {
  return new Date().getFullYear();
}
