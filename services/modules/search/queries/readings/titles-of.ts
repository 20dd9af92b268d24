import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { NOTHING, type Reading } from '../reading.ts';

export async function titlesOf(
  index: SearchIndex,
  filter: Reading['filter'],
  { titles: size }: SuggestLimits,
): Promise<Reading | null> {
  const titles = await index.find(filter, { page: 1, size });
  return titles.length > 0 ? { titles, people: [], filter, shownFor: null, nearest: NOTHING } : null;
}
