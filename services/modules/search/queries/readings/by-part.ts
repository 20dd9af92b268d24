import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { typedPart } from '../../domain/numbers/typed-part.ts';
import { led, ofSeries, olderFirst, type Reading, reading } from '../reading.ts';
import { byInitials } from './by-initials.ts';

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
  return meant ? led(spelt, [...new Set([meant, ...spelt.titles])]) : spelt;
}
