import type { Projection } from '../../../platform/messaging/projections/projection.js';
import type { SearchIndex } from '../../../platform/search/search-index.port.js';
import { SEARCH_TAG } from '../search-tag.js';
import { personDocument, titleDocument } from './compose-documents.js';
import { gatherBatch, SEARCH_EVENT_TYPES } from './search-events.js';
import { loadPeople, loadTitles, saveCredits, saveFiles, savePeople, saveTitles, saveVotes } from './search-state.js';

/** Keeps the search index true to the catalogue. A title's facts, files and votes, and its people, may come in any order. */
export function searchProjection(index: SearchIndex): Projection {
  return {
    name: 'search',
    types: SEARCH_EVENT_TYPES,
    async project(events, transaction) {
      const batch = gatherBatch(events);
      await saveTitles(batch, transaction);
      await saveFiles(batch, transaction);
      await saveVotes(batch, transaction);
      await savePeople(batch, transaction);
      const credited = await saveCredits(batch, transaction);
      const titles = [...new Set([...batch.titles.keys(), ...batch.files.keys(), ...batch.votes.keys()])];
      const people = [...new Set([...batch.people.keys(), ...credited])];
      const documents = [
        ...(titles.length > 0 ? await loadTitles(titles, transaction) : []).map(titleDocument),
        ...(people.length > 0 ? await loadPeople(people, transaction) : []).map(personDocument),
      ];
      await index.upsert(documents, transaction);
      transaction.invalidate(SEARCH_TAG);
    },
  };
}
