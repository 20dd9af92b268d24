import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { lookAlikes } from '../../domain/keyboard/look-alikes.ts';
import { isNamed, led, newerFirst, type Reading, reading } from '../reading.ts';

/** "se7en": what is called so with letters. Only newer films write themselves like that: of namesakes the newer one first. */
export async function byLookAlikes(index: SearchIndex, folded: string, limits: SuggestLimits): Promise<Reading | null> {
  for (const text of lookAlikes(folded)) {
    const found = reading(await index.suggest(text, { ...limits, onlyTyped: true }), { query: text });
    const named = newerFirst(found.titles.filter(isNamed(text)));
    if (named.length > 0) return led(found, [...new Set([...named, ...found.titles])]);
  }
  return null;
}
