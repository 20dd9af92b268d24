import { fraction } from './seeded.js';

/*
 * One dark, muted colour for a title's page and for the place where its picture will appear. The mood says how warm and how
 * grey, the first genre where on the circle; the title itself moves it a little, so that neighbours differ.
 */

const GENRE_HUES: Record<string, number> = {
  action: 14,
  adventure: 34,
  animation: 186,
  anime: 322,
  biography: 40,
  comedy: 44,
  crime: 352,
  documentary: 150,
  drama: 338,
  family: 172,
  fantasy: 258,
  'film-noir': 220,
  history: 30,
  horror: 356,
  kids: 190,
  'martial-arts': 8,
  music: 300,
  musical: 318,
  mystery: 228,
  political: 210,
  romance: 344,
  'sci-fi': 204,
  silent: 36,
  sport: 160,
  superhero: 222,
  thriller: 206,
  war: 70,
  western: 28,
};
const MOODS: Record<string, { shift: number; saturation: number; lightness: number }> = {
  quiet: { shift: 0, saturation: 22, lightness: 18 },
  tense: { shift: -10, saturation: 34, lightness: 15 },
  warm: { shift: 12, saturation: 36, lightness: 19 },
  dark: { shift: -4, saturation: 20, lightness: 12 },
  playful: { shift: 18, saturation: 40, lightness: 21 },
  epic: { shift: 6, saturation: 38, lightness: 17 },
  melancholy: { shift: -16, saturation: 24, lightness: 16 },
  dreamy: { shift: 24, saturation: 32, lightness: 20 },
};
const PLAIN = { shift: 0, saturation: 28, lightness: 17 };

/** @returns '#rrggbb' */
export function titleTint(seed: string, genres: readonly string[], mood: string | null): string {
  const { shift, saturation, lightness } = (mood && MOODS[mood]) || PLAIN;
  const hue = GENRE_HUES[genres[0] ?? ''] ?? fraction(`hue:${seed}`) * 360;
  return hex(hue + shift + (fraction(`tint:${seed}`) - 0.5) * 28, saturation, lightness);
}

/** @returns '#rrggbb' */
export function personTint(seed: string): string {
  return hex(fraction(`person:${seed}`) * 360, 18, 20);
}

function hex(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100;
  const chroma = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const k = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = light - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
