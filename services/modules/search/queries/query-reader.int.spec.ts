import type { Card } from '../contract/card.ts';
import type { SearchDocument } from '../contract/search-document.ts';
import type { SearchIndexUnderTest } from '../testing/search-index.contract.ts';
import { person, title } from '../testing/search-samples.ts';
import { startPostgresIndex } from '../testing/start-postgres-index.ts';
import { QueryReader } from './query-reader.ts';

type Facts = Parameters<typeof title>[3];

/** With a card as the site has it: the more popular, the more have voted. */
function film(id: number, en: string, popularity: number, facts: Facts = {}, fa: string | null = null): SearchDocument {
  const { releaseYear: release_year = 2000, postType: post_type = 1 } = facts;
  const card = JSON.stringify({ id, name: { fa, en }, votes: popularity * 100, release_year, post_type });
  return { ...title(id, fa ? [en, fa] : [en], popularity, facts), card };
}

function actor(id: number, en: string): SearchDocument {
  return { ...person(id, [en]), card: JSON.stringify({ id, name: { fa: null, en } }) };
}

const TITLES = [
  film(1, 'The Quiet Knight', 90),
  film(2, 'One Quiet Night Alone', 5),
  film(3, 'Saw', 80),
  film(4, 'Tin Man', 80),
  film(5, 'Tin Man III', 60),
  film(6, 'Hard Rails', 80, { actors: [51], genres: ['action'], releaseYear: 1995 }),
  film(7, 'Soft Rails', 70, { actors: [51], genres: ['comedy'], releaseYear: 2015 }),
  film(8, 'Anime Nights', 20),
  film(9, 'Paper Moons', 60, { genres: ['anime'], countries: ['jp'] }),
  film(10, 'Strangest Thickets', 70),
  film(11, 'Saga of the Red Stone: First Light', 60, { releaseYear: 2001 }),
  film(12, 'Saga of the Red Stone: Dim Towers', 50, { releaseYear: 2002 }),
  film(13, 'Saga of the Red Stone: Last King', 70, { releaseYear: 2003 }),
  film(14, 'Clown Prince', 40),
  film(15, 'Mirza', 60, { postType: 2 }, 'میرزا'),
  film(16, 'Leo', 30),
  film(17, 'Harbour Opens', 60),
  film(20, 'Copper Gate and the Long Road', 50, { releaseYear: 2001 }),
  film(21, 'Copper Gate and the Last Door: Part 1', 70, { releaseYear: 2010 }),
  film(22, 'Copper Gate and the Broken Key', 60, { releaseYear: 2004 }),
  film(23, 'A Parting', 60, { releaseYear: 2011 }, 'فراق نادر'),
  film(24, 'A Parting of Ways', 80, { releaseYear: 2015 }),
  film(25, 'Copper Pot', 10, {}, 'دیگ مسی'),
  film(28, 'Avalanche Road', 50),
  film(30, 'Moonlight', 50),
  film(26, 'Blue Lights', 30, {}, 'بالابلند'),
  film(27, 'Good Khakis', 30, {}, 'خوبِ خاک'),
  film(18, 'Laughing Stones', 40, { genres: ['comedy', 'romance'], releaseYear: 1994, countries: ['kr'] }),
];
const PEOPLE = [actor(51, 'Bob Cruise'), actor(52, 'Leonard Vintner'), actor(53, 'Hilzad Quorn')];

describe('a query that is no name as it was typed', () => {
  let tested: SearchIndexUnderTest;
  const read = (typed: string) => new QueryReader(tested.index).read(typed, { titles: 10, people: 5 });
  const ids = (cards: Card[]) => cards.map(({ text }) => (JSON.parse(text) as { id: number }).id);

  beforeAll(async () => {
    tested = await startPostgresIndex();
    const theirs = film(19, 'Vineyards', 50, { actors: [52] });
    await tested.write((transaction) => tested.index.upsert([...TITLES, theirs, ...PEOPLE], transaction));
  });

  afterAll(() => tested.close());

  it.each([
    ['a name a typo away that far more people know', 'quiet night', 1],
    ['a word of three letters with a typo', 'sow', 3],
    ['letters of such a word that changed places', 'tin mna', 4],
    ['a Roman numeral where the name has a digit, or the other way', 'tin man part 3', 5],
    ['several half words', 'stran thic', 10],
    ['initials and a part', 'sotrs 2', 12],
    ['a title and somebody whose it is not', 'clown prince vintner', 14],
    ['a word joined to the name', 'سریالمیرزا', 15],
    ['what says where it is rated', 'imdb harbour opens', 17],
    ['what says how it is watched', 'harbour opens full movie', 17],
  ])('is read by %s: %s', async (_what, typed, wanted) => {
    expect(ids((await read(typed)).titles)[0]).toBe(wanted);
  });

  it.each([
    ['باب کروز', [6, 7], { people: [51] }],
    ['باب کروز هارد ریلز', [6], { query: 'هارد ریلز', people: [51] }],
    ['سافت ریلز باب کروز', [7], { query: 'سافت ریلز', people: [51] }],
    ['اکشن باب کروز', [6], { genres: ['action'], people: [51] }],
    ['bob cruise action', [6], { genres: ['action'], people: [51] }],
    ['کمدی باب کروز', [7], { genres: ['comedy'], people: [51] }],
    ['leo vintner', [19], { people: [52] }],
  ])('means what somebody made: %s', async (typed, wanted, filter) => {
    const found = await read(typed);
    expect([ids(found.titles), found.filter]).toEqual([wanted, filter]);
  });

  it.each([
    ['parting فراق', [23]],
    ['فراق نادر A Parting', [23]],
    ['فراق نادر partng', [23]],
    ['فراق parting 2011', [23]],
    ['دانلود فیلم فراق A Parting', [23]],
    ['parting میرزا', []],
    ['باب کروز bob cruise', [6, 7]],
  ])('means what both sides of a text name, each in its script: %s', async (typed, wanted) => {
    expect(ids((await read(typed)).titles)).toEqual(wanted);
  });

  it.each([
    ['copper gate 1', [20, 21]],
    ['last door part 1', [21]],
    ['door part one', [21]],
  ])('means the first of a series where the number stands elsewhere in a name: %s', async (typed, wanted) => {
    expect(ids((await read(typed)).titles)).toEqual(wanted);
  });

  it.each([
    ['himzar', [], [53]],
    ['vontmer', [], [52]],
    ['kopper', [21, 22, 20], []],
  ])('offers who and what is near, and finds it not: %s', async (typed, titles, people) => {
    const found = await read(typed);
    expect([found.titles, found.people]).toEqual([[], []]);
    expect([ids(found.nearest.titles), ids(found.nearest.people)]).toEqual([titles, people]);
    expect((await tested.index.count(found.filter)).total).toBe(0);
  });

  it.each([
    ['blabla', []],
    ['moana', []],
    ['xxxx', []],
    ['quietus of the hrbour zzz', []],
    ['the harbour mystery of zzz', []],
    ['qq thickets', [10]],
    ['thicketsland', [10]],
    ['harbourage', [17]],
  ])('offers nothing that only sounds a little so, or shares a small part: %s', async (typed, wanted) => {
    const found = await read(typed);
    expect([found.titles, ids(found.nearest.titles)]).toEqual([[], wanted]);
  });

  it('takes «شرک» for no other text, whose keys are two letters and a sign', async () => {
    const { titles, shownFor, nearest } = await read('شرک');
    expect([titles, shownFor, nearest.titles]).toEqual([[], null, []]);
  });

  it.each(['', '   ', '؟', '\u200c'])('finds nothing in a text in which nothing can be read: %j', async (typed) => {
    const { titles, people, nearest } = await read(typed);
    expect([titles, people, nearest]).toEqual([[], [], { titles: [], people: [] }]);
  });

  it('shows nobody who only has a word like one of many', async () => {
    expect((await read('vontmer of a zzz')).people).toEqual([]);
  });

  it('shows what is called so above all that a whole name brought forth', async () => {
    const { titles, filter } = await read('clown prince bob cruise');
    expect([ids(titles), filter]).toEqual([[14, 6, 7], { people: [51] }]);
  });

  it.each([
    ['anime', [8, 9], { genres: ['anime'] }],
    ['90s comedies', [18], { genres: ['comedy'], fromYear: 1990, toYear: 1999 }],
    ['romcom', [18], { genres: ['comedy', 'romance'] }],
    ['kdrama', [18], { countries: ['kr'] }],
    ['کمدی کره‌ای', [18], { genres: ['comedy'], countries: ['kr'] }],
  ])('means a genre, a country, a time: %s', async (typed, wanted, filter) => {
    const found = await read(typed);
    expect([ids(found.titles), found.filter]).toEqual([wanted, filter]);
  });

  it.each([
    ['zz', []],
    ['zzw', []],
    ['quiet nig', [2]],
    ['hard rails', [6]],
  ])('is nothing else where it is too short, or a name: %s', async (typed, wanted) => {
    expect(ids((await read(typed)).titles)).toEqual(wanted);
  });
});
