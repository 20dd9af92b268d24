import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { typedYear, type Years } from '../../domain/numbers/typed-year.ts';
import { joined, led, type Reading } from '../reading.ts';
import { byBothNames } from './by-both-names.ts';
import { byMaker, byTitleAndPerson } from './by-person.ts';
import { titlesOf } from './titles-of.ts';

/** What has the year in its name, then what is of that year; a name that is near to a number is none. */
export async function ofYear(
  index: SearchIndex,
  years: Years | null,
  asTyped: Reading,
  isName: boolean,
  limits: SuggestLimits,
): Promise<Reading | null> {
  const found = years && (await titlesOf(index, years, limits));
  if (!found) return null;
  if (!isName) return found;
  return led({ ...found, people: asTyped.people }, joined(asTyped.titles, found.titles, limits));
}

/** Where a film first ran a festival and then the cinemas, two years stand for it. Else what somebody made in that time, with its name or without. */
export async function byYear(index: SearchIndex, folded: string, limits: SuggestLimits): Promise<Reading | null> {
  const named = typedYear(folded);
  if (!named) return null;
  const { text: query, fromYear, toYear } = named;
  return (
    (await titlesOf(index, { query, fromYear, toYear }, limits)) ??
    (await titlesOf(index, { query, fromYear: fromYear - 1, toYear: toYear + 1 }, limits)) ??
    (await byMaker(index, query, limits, { fromYear, toYear })) ??
    (await byBothNames(index, query, limits, { fromYear, toYear })) ??
    byTitleAndPerson(index, query, limits, { fromYear, toYear })
  );
}
