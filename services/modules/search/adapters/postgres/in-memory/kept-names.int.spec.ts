import { runInContext } from '#platform/kernel/context/request-context.ts';
import { eventually } from '#platform/testing/eventually.ts';
import type { Card } from '../../../contract/card.ts';
import type { SearchIndex } from '../../../contract/search-index.port.ts';
import { SEARCH_TAG } from '../../../contract/search-tag.ts';
import { initialsOf } from '../../../domain/names/initials.ts';
import { nameForms } from '../../../domain/names/name-forms.ts';
import { describeSearchIndex } from '../../../testing/search-index.contract.ts';
import { person, SAMPLE_PEOPLE, SAMPLE_TITLES, title } from '../../../testing/search-samples.ts';
import {
  keptInMemory,
  type RememberingIndex,
  startRememberingIndex,
} from '../../../testing/start-remembering-index.ts';
import { CardReader } from '../card-reader.ts';
import type { MatchRow } from '../match-sql.ts';
import { NameFinder } from '../names/name-finder.ts';
import type { TypedWord } from '../vocabulary/vocabulary.ts';
import { changedDocumentsTags } from './changed-documents.ts';

const LIMITS = { titles: 10, people: 5 };
const SUGGESTED = { ...LIMITS, role: 0, cards: true } as const;

describeSearchIndex('PostgreSQL, names in memory', async () => {
  const tested = await startRememberingIndex();
  await keptInMemory(tested);
  return tested;
});

const textsOf = (cards: Card[]) => cards.map(({ text }) => text);

/** What it finds, to be compared. */
async function suggestedBy(index: SearchIndex, typed: string) {
  const { fit, nearest, titles, people } = await index.suggest(typed, LIMITS);
  return { fit, found: [titles, people, nearest.titles, nearest.people].map(textsOf) };
}

describe('names in memory', () => {
  let tested: RememberingIndex;
  const shown = async (typed: string) =>
    (await tested.index.suggest(typed, LIMITS)).titles.map(({ text }) => (JSON.parse(text) as { name: string }).name);

  beforeAll(async () => {
    tested = await startRememberingIndex();
    await tested.write((transaction) =>
      tested.index.upsert(
        [...SAMPLE_TITLES, ...SAMPLE_PEOPLE, person(9_000, ['Ana de Armas', 'آنا د آرماس'])],
        transaction,
      ),
    );
  });

  beforeEach(() => keptInMemory(tested));

  afterAll(() => tested.close());

  it('find what the database finds, in its order, whatever is typed', async () => {
    const names = [...SAMPLE_TITLES, ...SAMPLE_PEOPLE].flatMap((document) => document.names);
    const typed = new Set(
      names.flatMap((name) => {
        const lower = name.toLowerCase();
        const words = lower.split(' ').map((_word, at, all) => all.slice(at).join(' '));
        return [...words, lower.replaceAll(' ', '')].flatMap((text) =>
          [3, 4, 5, 6, 7, 8, 12, 40].map((letters) => text.slice(0, letters)),
        );
      }),
    );
    expect(typed.size).toBeGreaterThan(400);
    for (const text of typed) {
      const [inMemory, inDatabase] = await Promise.all(
        [tested.index, tested.inDatabase].map((index) => suggestedBy(index, text)),
      );
      expect([text, inMemory]).toEqual([text, inDatabase]);
    }
    expect(tested.names.size).toBeGreaterThan(0);
  });

  it('have all the words that the database finds them by, and begin with the same phrases', async () => {
    const cards = new CardReader(tested.database, null);
    const [inMemory, inDatabase] = [tested.names, null].map((kept) => new NameFinder(tested.database, cards, kept));
    const names = [...SAMPLE_TITLES, ...SAMPLE_PEOPLE].flatMap((document) => document.names).flatMap(nameForms);
    const asked = names.flatMap((name) => {
      const words = name.split(' ').reverse();
      const typed = words.map((word) => ({ forms: [word], known: true }));
      const misspelt = words.map((word, at) => ({ forms: [`${word}x`, word, words[at - 1] ?? word], known: false }));
      const cut = typed.map(({ forms: [word] }) => ({ forms: [word!.slice(0, 3)], known: true }));
      return [typed, typed.slice(0, 2), misspelt, cut];
    });
    const isAsked = (words: TypedWord[]) => words.map(({ forms }) => forms[0]).join('').length > 2;
    const limits = { ...SUGGESTED, cards: false, titles: 1_000, people: 1_000 };
    // Of names that end alike the database reads one, for a document of several.
    const forms = [...SAMPLE_TITLES, ...SAMPLE_PEOPLE].map((one) => ({ ...one, forms: one.names.flatMap(nameForms) }));
    const severalNames = new Set(
      forms.flatMap((one) => (one.forms.length > 1 ? [`${one.kind === 'title' ? 1 : 2}-${one.id}`] : [])),
    );
    const tiers = (rows: MatchRow[]) => new Map(rows.map(({ kind, id, tier }) => [`${kind}-${id}`, tier]));
    for (const words of asked.filter(isAsked)) {
      for (const manner of [{}, { lenient: true }, { equal: true }, { unfinished: true }]) {
        const ask = async (finder: NameFinder) => tiers(await finder.withWords(words, limits, manner));
        const [found, wanted] = [await ask(inMemory!), await ask(inDatabase!)];
        const [missed, more] = [[...wanted.keys()], [...found.keys()]].map((keys, at) =>
          keys.filter((key) => ![found, wanted][at]!.has(key)),
        );
        expect([words, manner, missed, more!.filter((key) => !severalNames.has(key))]).toEqual([words, manner, [], []]);
        for (const [key, tier] of wanted) {
          if (severalNames.has(key)) expect(found.get(key)).toBeLessThanOrEqual(tier);
          else expect(found.get(key)).toBe(tier);
        }
      }
    }
    for (let at = 0; at < names.length; at += 3) {
      const phrases = names.slice(at, at + 3).map((name) => name.slice(0, 9).trim());
      const ask = (finder: NameFinder) => finder.phrases(phrases, SUGGESTED);
      expect([phrases, await ask(inMemory!)]).toEqual([phrases, await ask(inDatabase!)]);
    }
  });

  it('are those that a title has now, while the others stay in memory', async () => {
    await tested.write((transaction) => tested.index.upsert([title(9_100, ['Quiet Harbour'], 10)], transaction));
    await tested.tell(null);
    await keptInMemory(tested);
    const { size } = tested.names;
    expect(await shown('quiet har')).toEqual(['Quiet Harbour']);
    await tested.write((transaction) =>
      tested.index.upsert([title(9_100, ['Loud Harbour'], 10), title(9_101, ['Loud Harbour Bells'], 20)], transaction),
    );
    await keptInMemory(tested);
    expect([await shown('quiet har'), await shown('loud har')]).toEqual([[], ['Loud Harbour Bells', 'Loud Harbour']]);
    await tested.write((transaction) => tested.index.upsert([title(9_100, ['Loud Harbour'], 30)], transaction));
    await keptInMemory(tested);
    expect(await shown('loud har')).toEqual(['Loud Harbour', 'Loud Harbour Bells']);
    await tested.write((transaction) => tested.index.remove([{ kind: 'title', id: 9_100 }], transaction));
    await keptInMemory(tested);
    expect(await shown('loud har')).toEqual(['Loud Harbour Bells']);
    expect(tested.names.size).toBe(size);
  });

  it('find nothing while one that has changed cannot be read', async () => {
    const find = () => tested.names.find('the', SUGGESTED);
    const client = await tested.database.connect();
    try {
      await client.query('begin; lock table read.search_name');
      await tested.tell([SEARCH_TAG, ...changedDocumentsTags({ names: [{ kind: 'title', id: 9_101 }] })]);
      expect(find()).toBeNull();
    } finally {
      await client.query('rollback');
      client.release();
    }
    await eventually(() => expect(find()).not.toBeNull());
  });

  it('find titles by their initials as the database does, and by those that they have now', async () => {
    const names = SAMPLE_TITLES.flatMap((document) => document.names).flatMap(nameForms);
    const typed = new Set(names.flatMap(initialsOf).flatMap((spelled) => [spelled, spelled.slice(0, 3)]));
    expect(typed.size).toBeGreaterThan(10);
    const page = { page: 1, size: 100 };
    for (const initials of [...typed, 'xqz']) {
      const found = [tested.index, tested.inDatabase].map(async (index) =>
        textsOf(await index.find({ initials }, page)),
      );
      const [inMemory, inDatabase] = await Promise.all(found);
      expect([initials, inMemory]).toEqual([initials, inDatabase]);
    }
    await tested.write((transaction) => tested.index.upsert([title(9_200, ['Xenon Yellow Lamps'])], transaction));
    await keptInMemory(tested);
    expect(tested.names.titlesByInitials('xyl', 5)).toEqual([9_200]);
    await tested.write((transaction) => tested.index.upsert([title(9_201, ['Xylo Yarn Lamps'], 60)], transaction));
    await keptInMemory(tested);
    const shownOn = (number: number) => tested.index.find({ initials: 'xyl' }, { page: number, size: 1 });
    const [first, second] = [await shownOn(1), await shownOn(2)].map((cards) =>
      cards.map(({ text }) => JSON.parse(text).id),
    );
    expect([first, second, await shownOn(3)]).toEqual([[9_201], [9_200], []]);
  });

  it.each([
    ['anything may have changed', null],
    ['a process of another release says only that something has', ['search']],
  ])('are read anew where %s', async (_what, tags) => {
    await tested.tell(tags);
    expect(tested.names.size).toBe(0);
    expect(await shown('the godf')).toContain('The Godfather');
    await keptInMemory(tested);
  });

  it('stay when only cards changed, and when other things did', async () => {
    const { size } = tested.names;
    await tested.write((transaction) => tested.index.upsert(SAMPLE_TITLES.slice(0, 3), transaction));
    await tested.tell(['title:12']);
    expect(tested.names.find('the', SUGGESTED)).not.toBeNull();
    expect(tested.names.size).toBe(size);
  });

  it('answer nobody who waits for what was just changed', () => {
    const find = () => tested.names.find('the', SUGGESTED);
    const request = { correlationId: '', traceparent: null, positions: [] };
    expect(runInContext({ ...request, after: [] }, find)).not.toBeNull();
    expect(runInContext({ ...request, after: [{ partition: 'log', position: 1 }] }, find)).toBeNull();
  });
});
