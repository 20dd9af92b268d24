import type { Projection, ProjectionTransaction } from '../../../platform/messaging/projections/projection.js';
import type { SearchIndex } from '../../../platform/search/search-index.port.js';
import { SEARCH_TAG } from '../search-tag.js';
import { personDocument, titleDocument } from './compose-documents.js';
import { gatherBatch, SEARCH_EVENT_TYPES } from './search-events.js';
import { SearchState } from './search-state.js';
import { type DocumentIds, UnsureDocuments } from './unsure-documents.js';

/** Keeps a search index true to the catalogue. A title's facts, files and votes, and its people, may come in any order. */
export function searchProjection(index: SearchIndex, name = 'search', unsure = new UnsureDocuments()): Projection {
  const state = new SearchState(name);
  return {
    name,
    tables: [...index.tables, ...state.tables],
    types: SEARCH_EVENT_TYPES,
    async project(events, transaction) {
      const batch = gatherBatch(events);
      await state.saveTitles(batch, transaction);
      await state.saveFiles(batch, transaction);
      await state.saveVotes(batch, transaction);
      await state.savePeople(batch, transaction);
      const credited = await state.saveCredits(batch, transaction);
      const titles = [...new Set([...batch.titles.keys(), ...batch.files.keys(), ...batch.votes.keys()])];
      const people = [...new Set([...batch.people.keys(), ...credited])];
      transaction.whenUndone(() => unsure.add({ titles, people }));
      await writeDocuments(state, { titles, people }, index, transaction);
      transaction.invalidate(SEARCH_TAG);
    },
  };
}

const PAGE = 1_000;

/** Fills an empty index from what its projection remembers. */
export async function refillIndex(
  name: string,
  index: SearchIndex,
  transaction: ProjectionTransaction,
): Promise<number> {
  const state = new SearchState(name);
  let written = 0;
  for (const kind of ['titles', 'people'] as const) {
    let last = 0;
    for (;;) {
      const ids = await state.idsAfter(kind, last, PAGE, transaction);
      if (ids.length === 0) break;
      await writeDocuments(state, { titles: [], people: [], [kind]: ids }, index, transaction);
      written += ids.length;
      last = ids.at(-1)!;
    }
  }
  return written;
}

/** Writes documents as what its projection remembers gives them now. */
export async function rewriteDocuments(
  name: string,
  ids: DocumentIds,
  index: SearchIndex,
  transaction: ProjectionTransaction,
): Promise<void> {
  await writeDocuments(new SearchState(name), ids, index, transaction);
}

async function writeDocuments(
  state: SearchState,
  { titles, people }: DocumentIds,
  index: SearchIndex,
  transaction: ProjectionTransaction,
): Promise<void> {
  const documents = [
    ...(titles.length > 0 ? await state.loadTitles(titles, transaction) : []).map(titleDocument),
    ...(people.length > 0 ? await state.loadPeople(people, transaction) : []).map(personDocument),
  ];
  await index.upsert(documents, transaction);
}
