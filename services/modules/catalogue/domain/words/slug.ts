import { fraction } from '../seeded.ts';
import { foldName } from './fold-name.ts';

const MAX_LENGTH = 80;

/** `The Godfather`, 1972 → `the-godfather-1972`. Only a–z, 0–9 and single hyphens; a name in another script gets a code. */
export function titleSlug(name: string, year: number): string {
  return `${latinWords(name) || coded('title', name)}-${year}`;
}

/** `Leila Hatami` → `leila-hatami`. */
export function personSlug(name: string): string {
  return latinWords(name) || coded('person', name);
}

/** The slug to try when `attempt - 1` others were taken: `x`, `x-2`, `x-3` … */
export function slugAttempt(slug: string, attempt: number): string {
  return attempt === 1 ? slug : `${slug}-${attempt}`;
}

/** A short code of the name's own, so that hundreds of such names do not queue for one slug. */
function coded(kind: string, name: string): string {
  return `${kind}-${Math.floor(fraction(name) * 36 ** 6)
    .toString(36)
    .padStart(6, '0')}`;
}

function latinWords(name: string): string {
  const words = foldName(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (words.length <= MAX_LENGTH) return words.replaceAll(' ', '-');
  // Cut at the last space that fits; a single endless word is cut where it must be.
  const end = words.lastIndexOf(' ', MAX_LENGTH);
  return words.slice(0, end > 0 ? end : MAX_LENGTH).replaceAll(' ', '-');
}
