import type { ArtworkFacts } from '../artwork-spec.ts';
import { hashOf } from '../seeded-random.ts';

/** Of letters on pictures: two weights of the site's own face, and two display faces for names alone. */
export type Face = 'black' | 'medium' | 'lalezar' | 'rakkas';

interface FaceFacts {
  family: string;
  weight: number;
  /** Between the lines of a name, in its size. */
  persianLine: number;
  latinLine: number;
  /** From the top of a Persian line to its foot, in its size. */
  persianRise: number;
  /** Letters of one face look larger than those of another at the same size. */
  scale: number;
}

export const FACES: Readonly<Record<Face, FaceFacts>> = {
  black: { family: 'Vazirmatn', weight: 900, persianLine: 1.22, latinLine: 1.06, persianRise: 0.86, scale: 1 },
  medium: { family: 'Vazirmatn', weight: 500, persianLine: 1.22, latinLine: 1.06, persianRise: 0.86, scale: 1 },
  lalezar: { family: 'Lalezar', weight: 400, persianLine: 1.1, latinLine: 1, persianRise: 0.82, scale: 1.14 },
  rakkas: { family: 'Rakkas', weight: 400, persianLine: 1.16, latinLine: 1.02, persianRise: 0.92, scale: 1.22 },
};

/** Lalezar is the lettering of the old cinemas of Tehran, Rakkas a pen's; what is told soberly keeps the site's own face. */
const SUITED: Readonly<Record<string, readonly Face[]>> = {
  action: ['lalezar', 'lalezar', 'black'],
  adventure: ['lalezar', 'rakkas', 'black'],
  animation: ['lalezar', 'lalezar', 'rakkas'],
  anime: ['lalezar', 'rakkas'],
  biography: ['black', 'rakkas'],
  comedy: ['lalezar', 'lalezar', 'black'],
  crime: ['lalezar', 'black'],
  drama: ['rakkas', 'black', 'lalezar'],
  family: ['lalezar', 'rakkas', 'black'],
  fantasy: ['rakkas', 'rakkas', 'lalezar'],
  'film-noir': ['rakkas', 'black'],
  history: ['rakkas', 'rakkas', 'black'],
  horror: ['rakkas', 'black'],
  kids: ['lalezar'],
  'martial-arts': ['rakkas', 'lalezar'],
  music: ['rakkas', 'lalezar'],
  musical: ['rakkas', 'lalezar'],
  romance: ['rakkas', 'rakkas', 'black'],
  sport: ['lalezar', 'black'],
  superhero: ['lalezar', 'black'],
  war: ['rakkas', 'lalezar', 'black'],
  western: ['lalezar', 'rakkas'],
};

export function chooseFace({ seed, genres }: ArtworkFacts): Face {
  const suited = (Object.hasOwn(SUITED, genres[0] ?? '') && SUITED[genres[0] ?? '']) || ['black'];
  return suited[hashOf(`face:${seed}`) % suited.length] as Face;
}
