import { joinWords } from '#platform/kernel/text/fold-text.ts';
import { nameRows } from '../../../domain/names/name-rows.ts';
import { BestMatches } from './best-matches.ts';
import { NameTable, TypedBeginning } from './name-table.ts';
import { SoughtWords } from './sought-words.ts';

const NAMES = [
  'The Godfather',
  'Godfather of Harlem',
  'God',
  'پدرخوانده',
  'خانه پدری',
  'Spider-Man',
  'Spiderhead',
  'Zebra',
];

function tableOf(names: string[], isClosed = false): NameTable {
  const rows = names.flatMap((name, index) =>
    nameRows([name]).map((row) => ({ ...row, id: index + 1, popularity: 50 })),
  );
  const table = new NameTable();
  for (const row of rows.toSorted((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)))) {
    table.add(row);
  }
  if (isClosed) table.close();
  return table;
}

function found(table: NameTable, text: string, { spacesCount = false, except = new Set<number>() } = {}): string[] {
  const best = new BestMatches(20);
  table.find(new TypedBeginning(text, spacesCount), best, except);
  return best.matches.map(({ tier, id }) => `${tier} ${NAMES[id - 1]}`);
}

describe('a table of names', () => {
  const table = tableOf(NAMES);
  const closed = tableOf(NAMES, true);

  it.each([
    ['god', ['0 God', '1 Godfather of Harlem', '2 The Godfather']],
    ['godfather', ['0 The Godfather', '1 Godfather of Harlem']],
    ['the godf', ['1 The Godfather']],
    ['thegodf', ['3 The Godfather']],
    ['harlem', ['2 Godfather of Harlem']],
    ['پدر', ['1 پدرخوانده', '2 خانه پدری']],
    ['spider man', ['0 Spider-Man']],
    ['spiderman', ['0 Spider-Man']],
    ['spid', ['1 Spider-Man', '1 Spiderhead']],
    ['zzz', []],
    ['aaa', []],
  ])('grades what %s begins', (text, wanted) => {
    expect(found(table, text)).toEqual(wanted);
  });

  it('wants spaces where they are, where they count, but for the whole name', () => {
    expect(found(table, 'thegodf', { spacesCount: true })).toEqual([]);
    expect(found(table, 'spiderman', { spacesCount: true })).toEqual(['0 Spider-Man']);
  });

  it.each([
    ['harlem', 'godfather', ['Godfather of Harlem']],
    ['خانه', 'پدری', ['خانه پدری']],
    ['zebra', 'godfather', []],
    ['spid', 'man', []],
  ])('knows who has words in any order: %s %s', (first, second, names) => {
    const needed = [first, second].map((word) => ({ forms: [word], unfinished: false }));
    const best = new BestMatches(20);
    closed.findWords(new SoughtWords({ needed, typed: needed, length: 19 }), best);
    expect(best.matches.map(({ id }) => NAMES[id - 1])).toEqual(names);
  });

  it('looks through the names of the rarest word alone, and through none where a word is in no name', () => {
    const names = Array.from({ length: 2_000 }, (_, at) => (at % 500 === 0 ? 'Meadow Orchard' : `Meadow ${at}`));
    const many = tableOf(names, true);
    const looked = (...words: string[]) => {
      const needed = words.map((word) => ({ forms: [word], unfinished: false }));
      const sought = new SoughtWords({ needed, typed: needed, length: 14 });
      const tierOf = jest.spyOn(sought, 'tierOf');
      many.findWords(sought, new BestMatches(20));
      return tierOf.mock.calls.length;
    };
    expect([looked('meadow', 'orchard'), looked('meadow', 'hedgehog')]).toEqual([4, 0]);
  });

  it('leaves out documents whose names are others by now', () => {
    expect(found(table, 'god', { except: new Set([3, 1]) })).toEqual(['1 Godfather of Harlem']);
  });

  it('says the same when its room is given back', () => {
    expect(found(closed, 'god')).toEqual(found(table, 'god'));
    expect(closed.size).toBe(table.size);
  });

  it('finds all the rows of a key among thousands', () => {
    const names = Array.from({ length: 3_000 }, (_, index) => `${index % 7 === 0 ? 'Orchard' : 'Meadow'} ${index}`);
    const many = tableOf(names);
    const best = new BestMatches(1_000);
    many.find(new TypedBeginning('orchard', false), best);
    expect(best.matches).toHaveLength(names.filter((name) => joinWords(name).startsWith('Orchard')).length);
  });
});
