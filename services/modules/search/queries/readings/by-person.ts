import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { titleAndPerson } from '../../domain/title-and-person.ts';
import { hasWords, idsOf, type Reading } from '../reading.ts';
import { titlesOf } from './titles-of.ts';

/** People of one name whose titles are looked through. */
const MAX_NAMESAKES = 100;

export async function byPerson(index: SearchIndex, folded: string, limits: SuggestLimits): Promise<Reading | null> {
  for (const { text: query, person } of titleAndPerson(folded)) {
    const namesakes = await index.suggest(person, { titles: 0, people: MAX_NAMESAKES, onlyTyped: true });
    if (namesakes.people.length === 0) continue;
    const found = await titlesOf(index, { query, people: idsOf(namesakes.people) }, limits);
    if (found) return found;
  }
  return null;
}

/** Titles of those whose name has the whole text, "the films of nolan", whatever else begins so. @param within which of them. */
export async function byMaker(
  index: SearchIndex,
  folded: string,
  limits: SuggestLimits,
  within: Reading['filter'] = {},
): Promise<Reading | null> {
  const { people } = await index.suggest(folded, { titles: 0, people: MAX_NAMESAKES, onlyTyped: true });
  const named = people.filter(hasWords(folded.split(' ')));
  if (named.length === 0) return null;
  const found = await titlesOf(index, { ...within, people: idsOf(named) }, limits);
  return found && { ...found, people: named.slice(0, limits.people) };
}
