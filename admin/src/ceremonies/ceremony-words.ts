/** By the word of their addresses; specification §3. */
const SLUGS = { 1: 'oscar', 2: 'golden-globe', 3: 'bafta' } as const;

export type CeremonyNumber = keyof typeof SLUGS;

export const CEREMONIES = [1, 2, 3].map((id) => ({ id, name: `parde.ceremonies.names.${id}` }));

export function ceremonyAddress(ceremony: CeremonyNumber, year: number): string {
  return `${SLUGS[ceremony]}-${year}`;
}
