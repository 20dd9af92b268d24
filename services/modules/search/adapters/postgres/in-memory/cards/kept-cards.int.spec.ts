import { runInContext } from '#platform/kernel/context/request-context.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { Card } from '../../../../contract/card.ts';
import type { SearchDocument } from '../../../../contract/search-document.ts';
import { SEARCH_TAG } from '../../../../contract/search-tag.ts';
import { person, title } from '../../../../testing/search-samples.ts';
import {
  keptInMemory,
  type RememberingIndex,
  startRememberingIndex,
} from '../../../../testing/start-remembering-index.ts';
import type { CardRow, DocumentRow } from '../../document-row.ts';
import { KIND } from '../../write-documents.ts';
import { changedDocumentsTags } from '../changed-documents.ts';

const FIRST = { kind: KIND.title, id: 1 } as const;
const SECOND = { kind: KIND.title, id: 2 } as const;
const SOMEBODY = { kind: KIND.person, id: 1 } as const;
const ALL = [FIRST, SECOND, SOMEBODY];

const card = (text: string) => JSON.stringify({ name: text });
const film = (id: number, name: string, shown = name): SearchDocument => ({ ...title(id, [name]), card: card(shown) });
const DOCUMENTS = [
  film(1, 'The Quiet Harbour'),
  film(2, 'The Loud Harbour'),
  { ...person(1, ['The Harbour Master']), card: card('The Harbour Master') },
];
const WHOLE = DOCUMENTS.map((document) => document.card);

describe('cards in memory', () => {
  let tested: RememberingIndex;
  const find = (...documents: DocumentRow[]) =>
    tested.names.cards.find(documents)?.map((stored) => new Card(0, stored).text) ?? null;
  const suggested = async (typed: string) => {
    const { titles } = await tested.index.suggest(typed, { titles: 10, people: 5 });
    return titles.map(({ text }) => text);
  };
  const upsert = (...documents: SearchDocument[]) =>
    tested.write((transaction) => tested.index.upsert(documents, transaction));

  beforeAll(async () => {
    tested = await startRememberingIndex();
  });
  beforeEach(async () => {
    await upsert(...DOCUMENTS);
    await tested.tell(null);
    await keptInMemory(tested);
    await eventually(() => expect(find(...ALL)).toEqual(WHOLE));
  });
  afterAll(() => tested.close());

  it('answer without the database, in the order that is asked for', async () => {
    expect(tested.names.cards.size).toBe(3);
    expect(find(SOMEBODY, FIRST)).toEqual([WHOLE[2], WHOLE[0]]);
    expect(find(FIRST, { kind: KIND.title, id: 3 })).toBeNull();
    const client = await tested.database.connect();
    try {
      await client.query('begin; lock table read.search_document');
      expect(await suggested('harbour')).toHaveLength(2);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('are the new ones where only a card has changed, and the others stay', async () => {
    await upsert(film(1, 'The Quiet Harbour', 'restored'));
    expect([find(FIRST), find(SECOND)]).toEqual([null, [WHOLE[1]]]);
    expect(await suggested('quiet')).toEqual([card('restored')]);
    expect(find(FIRST)).toEqual([card('restored')]);
  });

  it('are gone with their documents, and new with new names', async () => {
    await upsert(film(1, 'The Still Harbour'));
    await tested.write((transaction) => tested.index.remove([{ kind: 'title', id: 2 }], transaction));
    await keptInMemory(tested);
    expect(await suggested('harbour')).toEqual([card('The Still Harbour')]);
    expect(find(SECOND)).toBeNull();
  });

  it.each([
    ['anything may have changed', null],
    ['a process of another release names no cards', [SEARCH_TAG, 'search-names']],
  ])('are forgotten where %s', async (_what, tags) => {
    await tested.tell(tags);
    expect(tested.names.cards.size).toBe(0);
  });

  it('are not those that changed while they were read', async () => {
    await upsert(film(1, 'The Quiet Harbour', 'restored'), film(2, 'The Loud Harbour', 'dubbed'));
    const old: CardRow[] = [FIRST, SECOND].map((row) => ({ ...row, card: card('old') }));
    await tested.names.cards.keep(async () => {
      await tested.tell([SEARCH_TAG, ...changedDocumentsTags({ names: [], cards: [{ kind: 'title', id: 1 }] })]);
      return old;
    });
    expect([find(FIRST), find(SECOND)]).toEqual([null, [card('old')]]);
    await tested.names.cards.keep(async () => {
      await tested.tell(null);
      return old;
    });
    expect(tested.names.cards.size).toBe(0);
  });

  it('are not those that changed while all were read', async () => {
    await tested.tell([SEARCH_TAG, 'search-names']);
    const client = await tested.database.connect();
    await client.query('begin; lock table read.search_document');
    const reading = tested.names.cards.readAll(tested.database, () => true);
    await tested.tell([SEARCH_TAG, ...changedDocumentsTags({ names: [{ kind: 'title', id: 2 }] })]);
    await client.query('rollback');
    client.release();
    await reading;
    expect([find(FIRST, SOMEBODY), find(SECOND)]).toEqual([[WHOLE[0], WHOLE[2]], null]);
  });

  it('answer nobody who waits for what was just changed', () => {
    const request = { correlationId: '', traceparent: null, positions: [] };
    const after = [{ partition: 'log', position: 1 }];
    expect(runInContext({ ...request, after: [] }, () => find(FIRST))).not.toBeNull();
    expect(runInContext({ ...request, after }, () => find(FIRST))).toBeNull();
  });
});
