import type { Projection } from '#platform/messaging/projections/projection.ts';
import type { ProjectedIndex } from '../contract/search-indexes.port.ts';
import { SearchUnavailable } from '../contract/search-unavailable.ts';
import type { DirtyDocuments } from './dirty-documents.ts';
import { searchProjection } from './search.projection.ts';

/** For how long an index outside the database is taken to be whole without asking. */
const CACHE_TTL_MS = 10_000;

/**
 * The projection of an index; of one outside the read database it writes only where that is whole.
 * @param dirty learns what a rolled-back transaction has written; the reconciler writes that again.
 */
export function indexProjection(
  { projection: name, index, shadows }: ProjectedIndex,
  dirty: DirtyDocuments,
): Projection {
  const projection = searchProjection(index, name, dirty);
  if (!shadows) return projection;
  const { rebuild, refill } = shadows;
  let wholeUntil = 0;
  return {
    ...projection,
    waitsOutside: true,
    async project(events, transaction) {
      if (performance.now() >= wholeUntil) {
        if (!(await refill.isWhole())) throw new SearchUnavailable('the search index is being made');
        wholeUntil = performance.now() + CACHE_TTL_MS;
      }
      await projection.project(events, transaction);
    },
    outside: {
      begin: async () => ({ ...searchProjection(await rebuild.begin(), name), waitsOutside: true }),
      swap: () => rebuild.swap(),
      abandon: () => rebuild.abandon(),
    },
  };
}
