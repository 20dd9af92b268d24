import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { withoutPart } from '../../domain/numbers/typed-part.ts';
import { type Reading, reading } from '../reading.ts';

/** Where there is no such part, all of them: «هری پاتر ۳». */
export async function byPart(index: SearchIndex, folded: string, limits: SuggestLimits): Promise<Reading | null> {
  const query = withoutPart(folded);
  const found = query ? await index.suggest(query, limits) : null;
  return found?.fit.titles === 'typed' || found?.fit.titles === 'near' ? reading(found, { query: query! }) : null;
}
