import type { Card } from '../../contract/card.ts';
import { QueryReader } from '../../queries/query-reader.ts';
import { describeSearchIndex, type SearchIndexUnderTest } from '../../testing/search-index.contract.ts';
import { person, title, ZWNJ } from '../../testing/search-samples.ts';
import { startPostgresIndex } from '../../testing/start-postgres-index.ts';

describeSearchIndex('PostgreSQL', startPostgresIndex);

describe('names that only sound like what was typed', () => {
  let tested: SearchIndexUnderTest;
  const read = (typed: string) => new QueryReader(tested.index).read(typed, { titles: 10, people: 5 });
  const ids = (cards: Card[]) => cards.map(({ text }) => (JSON.parse(text) as { id: number }).id);

  beforeAll(async () => {
    tested = await startPostgresIndex();
    const titles = [
      title(1, ['Children of Heaven', `بچه${ZWNJ}های آسمان`], 70),
      title(2, ['About Elly', 'درباره الی'], 70),
      title(3, ['Where Is the Friend’s House?', 'خانه دوست کجاست؟'], 70),
      title(4, ['Inception', 'تلقین'], 90),
      title(5, ['Fish & Cat', 'ماهی و گربه'], 40),
      title(6, ['Dar Bare', 'درون'], 1),
      title(7, ['Game of Thrones', 'بازی تاج و تخت'], 95),
      title(8, ['The Tenants', `اجاره${ZWNJ}نشین${ZWNJ}ها`], 50),
      title(9, ['Mehman', 'مهمان'], 20),
      title(10, ['Mehmen', 'دیگر'], 10),
      title(11, ['The Godfather'], 90),
      title(12, ['Toy Story'], 80),
      title(13, ['Knight Rider'], 30),
      title(14, ['The Grand Budapest Hotel'], 60),
      title(15, ['Rushmore'], 50),
      title(16, ['The Blacklist'], 50),
      title(17, ['The Last Black Man'], 90),
      title(18, ['Rocky IV'], 50),
      title(19, ['متری شیش و نیم'], 50),
      title(20, [`چهارشنبه${ZWNJ}سوری`], 50),
      title(21, ['Troy'], 50),
      title(22, ['پرتره زنی در آتش', 'ترور خاموش'], 90),
      title(23, ['Saw'], 50),
      title(24, ['ساواک'], 90),
      title(25, ['Logan'], 50),
      title(26, ['Elsewhere'], 50, { actors: [2] }),
      title(27, ['Ryder'], 50),
      title(28, ['Dark'], 80),
      title(29, ['دارکوب'], 20),
      title(30, ['Fargo'], 50),
      title(31, ['فانگوره'], 90),
      title(32, ['بارگه'], 90),
      title(33, ['Better Call Saul'], 80),
      title(34, ['Exorcist II: The Heretic'], 50),
      title(35, ['Friends'], 90),
      title(36, ['Frenzied Hours'], 20),
      title(37, ['Elli'], 90),
      title(38, ['Brand of Saul'], 90),
      title(39, ['Frenzied'], 60),
      title(40, ['John Wick'], 60),
      title(43, ['Wicked'], 95),
      title(44, ['Gem of the Ocean Trans'], 60),
      // More words that sound so than phrases of them are tried.
      title(
        41,
        ['Jane Jann Jaan Jaane Jean Jeane Jeanne', 'Joan Joann Joanne Johan Johann Johanne Jon Juan Jun Gem'],
        90,
      ),
      title(42, ['Vic Wiik Wyk Wake Which Wieck Weak Week', 'Vack Wac Wach Vicki Vicky Vikky'], 90),
    ];
    const people = [
      person(1, ['Payman Maadi', 'پیمان معادی']),
      person(2, ['Wes Logan', 'وس لوگان']),
      person(3, ['Wes Ryder', 'وس رایدر']),
    ];
    await tested.write((transaction) => tested.index.upsert([...titles, ...people], transaction));
  });

  afterAll(() => tested.close());

  it.each([
    ['bacheh haye aseman', 1],
    ['bache hay aseman', 1],
    ['bachehaye asemoon', 1],
    ['bacheha ye asem', 1],
    ['aseman bacheha', 1],
    ['dar bare elly', 2],
    ['darbareye eli', 2],
    ['dar barehye eli', 2],
    ['khaneye dust kojast', 3],
    ['mahio gorbeh', 5],
    ['bazie tajo takht', 7],
    ['ejareh neshinha', 8],
    ['اینسپشن', 4],
    ['دانلود فیلم اینسپشن', 4],
    ['گادفادر', 11],
    ['د گادفادر', 11],
    ['توی استوری', 12],
    ['تویستوری', 12],
    ['نایت رایدر', 13],
    ['گرند بوداپست هتل', 14],
    ['روشمور', 15],
    ['بلک لیست', 16],
    ['راکی ۴', 18],
    ['راکی چهار', 18],
    ['متری ۶.۵', 19],
    ['متری شیش و نیم', 19],
    ['۴ شنبه سوری', 20],
    ['تروی', 21],
    ['گیم آف ترونز', 7],
    ['film e bacheh haye aseman', 1],
    ['better cal sol', 33],
    ['beter kal sal', 33],
    ['beter kal', 33],
    ['about eli', 2],
    ['abaut elie', 2],
    ['geym of tronz', 7],
    ['gem of trons', 7],
    ['jan wik', 40],
    ['eksorsist', 34],
    ['grend bodapest hotel', 14],
    // What is near to it is less known.
    ['frendz', 35],
    // What merely begins so is less known.
    ['دارک', 28],
    // Two typos are too many for a whole name to be the one that was meant.
    ['فارگو', 30],
  ])('%s', async (typed, wanted) => {
    expect(ids((await read(typed)).titles)[0]).toBe(wanted);
    const { filter } = await read(typed);
    expect(ids(await tested.index.find(filter, { page: 1, size: 24 }))[0]).toBe(wanted);
  });

  it('means the titles of those who have the name, and shows what else is called so', async () => {
    const { titles, people, filter } = await read('لوگان');
    expect([ids(titles), ids(people), filter]).toEqual([[25], [2], { people: [2] }]);
    expect((await read('رایدر')).filter).toEqual({ query: 'رایدر' });
  });

  it('finds people', async () => {
    expect(ids((await read('peyman moadi')).people)).toEqual([1]);
  });

  it.each([
    ['dar bare', [6]],
    ['mehmen', [10]],
    ['inceptoin', [4]],
    ['game of throens', [7]],
    ['frenzed', [39, 36]],
    ['sol', []],
    ['zxcvbn', []],
    // "Toy Story" has something of both halves.
    ['totota', []],
    ['ساو', [24, 23]],
    ['قطغصض', []],
    ['مژپچگ', []],
  ])('never hides what is there as it was typed, or a typo away: %s', async (typed, wanted) => {
    expect(ids((await read(typed)).titles)).toEqual(wanted);
  });
});
