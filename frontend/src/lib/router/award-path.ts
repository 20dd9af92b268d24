/** The words of the ceremonies' addresses, by their number: 1 Oscar, 2 Golden Globe, 3 Bafta. */
export const CEREMONY_WORDS = { 1: 'oscar', 2: 'golden-globe', 3: 'bafta' } as const;
export type CeremonyType = keyof typeof CEREMONY_WORDS;

export function isCeremonyType(type: number): type is CeremonyType {
  return Object.hasOwn(CEREMONY_WORDS, type);
}

/** The ceremony of a year; without one the latest. */
export function ceremonyPath(type: number, year?: number): string {
  const word = isCeremonyType(type) ? CEREMONY_WORDS[type] : type;
  return `/award-ceremony/${word}${year === undefined ? '' : `-${year}`}`;
}

/** The titles that won an award, or those that were nominated and did not. */
export function awardPath(type: number, won: boolean, title: string): string {
  return `/award/${type}/${won ? 1 : 0}/${encodeURIComponent(title)}`;
}
