import type { Fit, SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { bothScripts } from '../../domain/words/both-scripts.ts';
import { idsOf, type Reading } from '../reading.ts';
import { titlesOf } from './titles-of.ts';

/** Namesakes and what begins alike, among which is what both sides name. */
const MAX_OF_SIDE = 50;

/**
 * «جدایی A Separation»: what each side of the text names in its own script, typos aside; a title, or else somebody.
 * @param within which titles.
 */
export async function byBothNames(
  index: SearchIndex,
  folded: string,
  limits: SuggestLimits,
  within: Reading['filter'] = {},
): Promise<Reading | null> {
  const sides = bothScripts(folded);
  if (!sides) return null;
  const most = { titles: MAX_OF_SIDE, people: MAX_OF_SIDE };
  const latin = await index.suggest(sides.latin, most);
  if (latin.titles.length + latin.people.length === 0) return null;
  const persian = await index.suggest(sides.persian, most);
  const shared = (kind: 'titles' | 'people') =>
    isNamed(latin.fit[kind]) && isNamed(persian.fit[kind])
      ? latin[kind].filter(({ id }) => persian[kind].some((other) => other.id === id))
      : [];
  const titles = shared('titles');
  if (titles.length > 0) return titlesOf(index, { ...within, ids: idsOf(titles) }, limits);
  const people = shared('people');
  const theirs = people.length > 0 ? await titlesOf(index, { ...within, people: idsOf(people) }, limits) : null;
  return theirs && { ...theirs, people: people.slice(0, limits.people) };
}

const isNamed = (fit: Fit) => fit === 'typed' || fit === 'near';
