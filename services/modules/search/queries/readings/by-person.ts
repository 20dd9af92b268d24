import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { type NamedPerson, titleAndPerson } from '../../domain/words/title-and-person.ts';
import { hasWords, idsOf, isOfWords, type Reading } from '../reading.ts';
import { titlesOf } from './titles-of.ts';

/** People of one name whose titles are looked through. */
const MAX_NAMESAKES = 100;
/** Whom a misspelt name may mean. */
const MAX_MEANT = 10;

export async function byPerson(index: SearchIndex, folded: string, limits: SuggestLimits): Promise<Reading | null> {
  const cuts = titleAndPerson(folded);
  for (const { text: query, person } of cuts) {
    const namesakes = await index.suggest(person, { titles: 0, people: MAX_NAMESAKES, onlyTyped: true });
    if (namesakes.people.length === 0) continue;
    const found = await titlesOf(index, { query, people: idsOf(namesakes.people) }, limits);
    if (found) return found;
  }
  for (const cut of cuts) {
    const found = await byMisspeltPerson(index, cut, limits);
    if (found) return found;
  }
  return null;
}

/** "fight club bred pit": somebody's whole name is a typo away, and a title is there as it was typed. */
async function byMisspeltPerson(
  index: SearchIndex,
  { text: query, person }: NamedPerson,
  limits: SuggestLimits,
): Promise<Reading | null> {
  const words = person.split(' ').length;
  if (words === 1) return null;
  const titles = await index.suggest(query, { titles: 1, people: 0, onlyTyped: true });
  if (titles.titles.length === 0) return null;
  const { people, fit } = await index.suggest(person, { titles: 0, people: MAX_MEANT });
  const whole = fit.people === 'near' ? people.filter(isOfWords(words)) : [];
  return whole.length > 0 ? titlesOf(index, { query, people: idsOf(whole) }, limits) : null;
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
