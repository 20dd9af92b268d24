import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { Card } from '../../contract/card.ts';
import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { numbersAsDigits } from '../../domain/numbers/number-words.ts';
import { typedPart } from '../../domain/numbers/typed-part.ts';
import { eachOnce, fromNames, isNamed, joined, led, ofSeries, olderFirst, type Reading, reading } from '../reading.ts';
import { byInitials } from './by-initials.ts';

/** Titles of a series, of which the oldest is sought. */
const MAX_OF_SERIES = 100;

/** "rocky part 3" is "Rocky III"; where there is no such part, all of them: «هری پاتر ۳»; "lotr 2" is the second of these initials. */
export async function byPart(index: SearchIndex, folded: string, limits: SuggestLimits): Promise<Reading | null> {
  const part = typedPart(folded);
  if (!part) return null;
  const numbered = `${part.series} ${part.number}`;
  if (numbered !== foldText(folded)) {
    const found = await index.suggest(numbered, { ...limits, onlyTyped: true });
    if (found.fit.titles === 'typed') return reading(found, { query: numbered });
  }
  const all = await index.suggest(part.series, limits);
  const spelt = all.fit.titles === 'typed' ? null : await byInitials(index, part.series, limits);
  if (!spelt)
    return all.fit.titles === 'typed' || all.fit.titles === 'near' ? reading(all, { query: part.series }) : null;
  const meant = olderFirst(ofSeries(spelt.titles))[part.number - 1];
  return meant ? led(spelt, eachOnce([meant, ...spelt.titles])) : spelt;
}

/**
 * "harry potter 1", where a number stands only elsewhere in what is found ("… Deathly Hallows – Part 1"): what is called so without a
 * number leads, else the oldest that begins so. The second and later ones are not told from gaps in the catalogue.
 */
export async function byFirstPart(
  index: SearchIndex,
  folded: string,
  asTyped: Reading,
  limits: SuggestLimits,
): Promise<Reading | null> {
  const part = typedPart(folded);
  if (part?.number !== 1 || asTyped.titles.some(hasText(folded))) return null;
  const { titles } = await index.suggest(part.series, { titles: MAX_OF_SERIES, people: 0, onlyTyped: true });
  const first = titles.find(isNamed(part.series)) ?? olderFirst(titles.filter(beginsWith(part.series)))[0];
  return first === undefined ? null : led(asTyped, joined([first], asTyped.titles, limits));
}

function hasText(folded: string): (card: Card) => boolean {
  const text = ` ${numbersAsDigits(folded)} `;
  return (card) => fromNames(card, (name) => ` ${numbersAsDigits(foldText(name))} `.includes(text) || null) !== null;
}

function beginsWith(series: string): (card: Card) => boolean {
  return (card) => fromNames(card, (name) => `${foldText(name)} `.startsWith(`${series} `) || null) !== null;
}
