import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import type { SearchIndex } from '../contract/search-index.port.ts';
import { SEARCH_TAG } from '../contract/search-tag.ts';
import { personDocument, titleDocument } from './compose-documents.ts';
import { DirtyDocuments, type DocumentIds } from './dirty-documents.ts';
import { gatherBatch, SEARCH_EVENT_TYPES } from './search-events.ts';
import { SearchState } from './search-state.ts';

/** Keeps a search index true to the catalogue. A title's facts, files and votes, and its people, may come in any order. */
export function searchProjection(index: SearchIndex, name = 'search', dirty = new DirtyDocuments()): Projection {
  const state = new SearchState(name);
  return {
    name,
    tables: [...index.tables, ...state.tables],
    queryIndexes: index.queryIndexes,
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
      transaction.whenUndone(() => dirty.add({ titles, people }));
      await writeDocuments(state, { titles, people }, index, transaction);
      transaction.invalidate(SEARCH_TAG);
    },
  };
}

const PAGE = 1_000;

/** Fills an empty index from the tables of its projection. */
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

/** Writes documents as the tables of its projection give them now. */
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
  const known = titles.length > 0 ? await state.loadTitles(titles, transaction) : [];
  const found = new Set(known.map(({ id }) => id));
  const missing = titles.filter((id) => !found.has(id));
  if (missing.length > 0)
    await index.remove(
      missing.map((id) => ({ kind: 'title' as const, id })),
      transaction,
    );
  const documents = [
    ...known.map(titleDocument),
    ...(people.length > 0 ? await state.loadPeople(people, transaction) : []).map(personDocument),
  ];
  await index.upsert(documents, transaction);
}
