/** Award ceremonies, by the word of their addresses: specification §3, 1 Oscar, 2 Golden Globe, 3 Bafta. */
export const CEREMONIES = { oscar: 1, 'golden-globe': 2, bafta: 3 } as const;
export type Ceremony = (typeof CEREMONIES)[keyof typeof CEREMONIES];

/** The ceremony of one year: `oscar-1998`. */
export function ceremonySlug(ceremony: number, year: number): string {
  const [word] = Object.entries(CEREMONIES).find(([, number]) => number === ceremony) ?? [];
  if (!word) throw new RangeError(`there is no ceremony ${ceremony}`);
  return `${word}-${year}`;
}

/** @returns null where the address names no ceremony; without a year (`oscar`) the latest is meant. */
export function readCeremonySlug(slug: string): { ceremony: Ceremony; year: number | null } | null {
  const [, word, year] = /^([a-z-]+?)(?:-(\d{4}))?$/.exec(slug) ?? [];
  if (!word || !Object.hasOwn(CEREMONIES, word)) return null;
  return { ceremony: CEREMONIES[word as keyof typeof CEREMONIES], year: year ? Number(year) : null };
}
