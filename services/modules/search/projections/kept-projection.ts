import type { Projection } from '../../../platform/messaging/projections/projection.js';
import type { KeptIndex } from '../../../platform/search/search-indexes.port.js';
import { SearchUnavailable } from '../../../platform/search/search-unavailable.js';
import { searchProjection } from './search.projection.js';
import type { UnsureDocuments } from './unsure-documents.js';

/** For how long an index outside the database is believed to be as it was. */
const BELIEVED_MS = 10_000;

/**
 * The projection of an index; of one outside the read database it writes only where that is whole.
 * @param unsure learns what was written to no avail; who keeps the index writes that again.
 */
export function keptProjection({ projection: name, index, beside }: KeptIndex, unsure: UnsureDocuments): Projection {
  const projection = searchProjection(index, name, unsure);
  if (!beside) return projection;
  const { rebuild, refill } = beside;
  let believedUntil = 0;
  return {
    ...projection,
    async project(events, transaction) {
      if (performance.now() >= believedUntil) {
        if (!(await refill.isWhole())) throw new SearchUnavailable('the search index is being made');
        believedUntil = performance.now() + BELIEVED_MS;
      }
      await projection.project(events, transaction);
    },
    outside: {
      begin: async () => searchProjection(await rebuild.begin(), name),
      swap: () => rebuild.swap(),
      abandon: () => rebuild.abandon(),
    },
  };
}
