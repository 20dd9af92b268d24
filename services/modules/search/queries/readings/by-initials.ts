import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { typedInitials } from '../../domain/names/initials.ts';
import { initialsAndWords, spelledOut } from '../../domain/names/initials-and-words.ts';
import { betterKnownFirst, fromNames, led, type Reading } from '../reading.ts';
import { titlesOf } from './titles-of.ts';

/** Among so many titles of some initials one is looked for that has other words, too. */
const MAX_OF_INITIALS = 100;

export async function byInitials(index: SearchIndex, folded: string, limits: SuggestLimits): Promise<Reading | null> {
  const initials = typedInitials(folded);
  const found = initials && (await titlesOf(index, { initials }, limits));
  return found ? led(found, betterKnownFirst(initials, found.titles)) : null;
}

/** "lotr two towers". */
export async function byInitialsAndWords(
  index: SearchIndex,
  folded: string,
  limits: SuggestLimits,
): Promise<Reading | null> {
  const typed = initialsAndWords(folded);
  const found = typed && (await titlesOf(index, { initials: typed.initials }, { ...limits, titles: MAX_OF_INITIALS }));
  for (const card of found?.titles ?? []) {
    const query = fromNames(card, (name) => spelledOut(typed!, name));
    if (query) return titlesOf(index, { query }, limits);
  }
  return null;
}
