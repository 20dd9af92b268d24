import type { ArtworkFacts } from './artwork-spec.ts';
import { hashOf } from './seeded-random.ts';

/**
 * Stands for the way of drawing: a digest of samples, which `drawing-version.unit.spec.ts` compares. It is part of every
 * picture's address (the public site adds it) and of every cached name, so that a new way of drawing shows at once.
 */
export const DRAWING = '43c43e5a';

/** Changes with whatever the pictures of a title or person are drawn from. */
export function factsVersion(facts: ArtworkFacts): string {
  const { seed, nameFa, nameEn, year, genres, mood, gender, motifs, uploaded } = facts;
  const telling: unknown[] = [seed, nameFa, nameEn, year ?? null, genres, mood ?? null, gender ?? null, motifs ?? []];
  if (uploaded) telling.push(uploaded);
  return hashOf(JSON.stringify(telling)).toString(16).padStart(8, '0');
}
