import type { Card } from '../contract/card.ts';
import { QueryReader } from '../queries/query-reader.ts';
import type { Asking } from './asking.ts';
import { title, ZWNJ } from './search-samples.ts';

/** With a card that tells how many have voted for it. */
function rated(id: number, en: string, popularity: number, votes: number) {
  return { ...title(id, [en], popularity), card: JSON.stringify({ id, votes }) };
}

/** As the cards of the site tell names, which some readings look at. */
function withBothNames({ card, names }: { card: string; names: string[] }): string {
  return JSON.stringify({ ...JSON.parse(card), name: { fa: names[1] ?? null, en: names[0] } });
}

const WITH_YEARS = [
  title(701, ['Solaris', 'سولاریس'], 60, {
    releaseYear: 1972,
    directors: [701],
    actors: [702, 705],
    characters: ['Dr. Kris Kelvin', 'دکتر کریس کلوین', 'Snaut'],
    genres: ['horror'],
    countries: ['ru'],
  }),
  title(702, ['Solaris'], 70, { releaseYear: 2002, directors: [703], actors: [704] }),
  title(703, ['The Return of the Silver King', 'بازگشت شاه نقره ای'], 80, { releaseYear: 2003 }),
  title(704, ['The Return of the Silver Kingdom Tales'], 90, { releaseYear: 2004 }),
  title(706, ['Gas Station 1972'], 10, { releaseYear: 1999 }),
  title(708, ['Her'], 20),
  title(709, ['Ivory Island'], 20),
  ...['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, at) => title(711 + at, [`Gothic Nights ${name}`], 40)),
  rated(717, 'Game of Towers', 90, 5000),
  rated(718, 'Girls on Three Terraces', 95, 9000),
  rated(719, 'The Vale of Quiet Rivers: The Second Gate', 30, 70),
  title(720, ['Voices of Quick Rain'], 35),
  title(721, ['Interplanetary'], 20),
  title(722, ['E.T. the Visitor'], 20),
  title(723, ['Eternal Snow'], 10),
  title(724, ['Baran'], 90),
  title(725, ['Bahnan and the Quarry'], 90),
  title(705, ['بازی', 'Game of Stones'], 50, { releaseYear: 2011 }),
].map((document) => ({ ...document, card: withBothNames(document) }));
const NAMED = [
  { id: 701, names: ['Andrei Tarkovsky', 'آندری تارکوفسکی'] },
  { id: 702, names: ['Donatas Banionis'] },
  { id: 703, names: ['Steven Soderbergh', 'استیون سودربرگ'] },
  { id: 704, names: ['George Clooney', 'جورج کلونی'] },
  { id: 705, names: ['Nikolay MacGrinko', `نیکلای مک${ZWNJ}گرینکو`] },
].map(({ id, names }) => ({
  kind: 'person' as const,
  id,
  names,
  popularity: 50,
  roles: ['actor' as const, 'director' as const],
  card: JSON.stringify({ id, name: { fa: names[1] ?? null, en: names[0] } }),
}));

/** What is found by more than a title's words. */
export function describeReading({ write, index }: Asking): void {
  const read = (typed: string, literal = false) =>
    new QueryReader(index()).read(typed, { titles: 10, people: 5 }, literal);
  const ids = (cards: Card[]) => cards.map(({ text }) => (JSON.parse(text) as { id: number }).id);

  describe('reading a query', () => {
    beforeAll(() => write([...WITH_YEARS, ...NAMED]));
    afterAll(() => write(WITH_YEARS.map(({ id }) => title(id, [`Gone ${id}`]))));

    it.each([
      ['solaris 1972', 701],
      ['Solaris (2002)', 702],
      ['۱۹۷۲ سولاریس', 701],
      ['solaris 2003', 702],
      ['solarsi 1972', 701],
    ])('by title and year: %s', async (typed, wanted) => {
      expect(ids((await read(typed)).titles)).toEqual([wanted]);
    });

    it.each([
      ['دانلود فیلم سولاریس', 701],
      ['فیلم بازی دوبله فارسی', 705],
      ['solaris 1080p زیرنویس', 702],
      ['solaris 1972 dubbed', 701],
      ['فیلم هر', 708],
      ['download solaris tarkovsky', 701],
      ['solarsi movie', 702],
      ['سولاریس ۱۳۵۱', 701],
      ['solaris horror', 701],
    ])('by a title with what people write beside it: %s', async (typed, wanted) => {
      expect(ids((await read(typed)).titles)[0]).toBe(wanted);
    });

    it.each([
      ['ترسناک روسی', [701], { genres: ['horror'], countries: ['ru'] }],
      ['horror movies', [701], { genres: ['horror'], postType: 1 }],
      ['best horror 1972', [701], { genres: ['horror'], fromYear: 1972, toYear: 1972 }],
      ['فیلم های سودربرگ', [702], { people: [703], postType: 1 }],
      ['soderberg', [], { people: [703] }],
      ['western', [], { query: 'western' }],
      ['the films of tarkovsky', [701], { people: [701], postType: 1 }],
      ['movies with george clooney', [702], { people: [704], postType: 1 }],
      ['films by soderbergh', [702], { people: [703], postType: 1 }],
      ['فیلم‌های سال ۱۹۷۲', [701], { fromYear: 1972, toYear: 1972, postType: 1 }],
      ['فیلم‌های ۱۹۷۲', [701], { fromYear: 1972, toYear: 1972, postType: 1 }],
      ['movies from 1972', [701], { fromYear: 1972, toYear: 1972, postType: 1 }],
      ['best movies of 1972', [701], { fromYear: 1972, toYear: 1972, postType: 1 }],
      ['فیلم ۱۹۷۲', [706, 701], { fromYear: 1972, toYear: 1972, postType: 1 }],
      ["tarkovsky's films", [701], { people: [701], postType: 1 }],
      ['فیلمای سودربرگ', [702], { people: [703], postType: 1 }],
      ['tarkovsky horror', [701], { people: [701], genres: ['horror'] }],
      ['tarkovsky 1972', [701], { people: [701], fromYear: 1972, toYear: 1972 }],
      ['مکگرینکو ۱۹۷۲', [701], { people: [705], fromYear: 1972, toYear: 1972 }],
      ['solaris tarkovsky 1972', [701], { query: 'solaris', people: [701], fromYear: 1972, toYear: 1972 }],
      ['2002 clooney solaris', [702], { query: 'solaris', people: [704], fromYear: 2002, toYear: 2002 }],
      ['solaris tarkovsky 2002', [], { query: 'solaris tarkovsky 2002' }],
      ['فیلم‌های ۱۹۷۰ تا ۱۹۷۵', [701], { fromYear: 1970, toYear: 1975, postType: 1 }],
      ['movies 1970-1975', [701], { fromYear: 1970, toYear: 1975, postType: 1 }],
      ['70s horror movies', [701], { genres: ['horror'], fromYear: 1970, toYear: 1979, postType: 1 }],
    ])('by what kind of title it is and whose: %s', async (typed, wanted, meant) => {
      const { titles, filter } = await read(typed);
      expect(ids(titles)).toEqual(wanted);
      expect(filter).toEqual(meant);
    });

    it('by what is newest, and not by what is best known', async () => {
      const found = await read('فیلم جدید');
      expect([ids(found.titles)[0], found.filter, found.sort]).toEqual([705, { postType: 1 }, 'release_year']);
      expect((await read('new solaris')).sort).toBeUndefined();
    });

    it.each([
      ['1972', [706, 701], { fromYear: 1972, toYear: 1972 }],
      ['۱۳۵۱', [701], { fromYear: 1972, toYear: 1973 }],
      ['۲۰۰۲', [702], { fromYear: 2002, toYear: 2002 }],
      ['2003', [703], { fromYear: 2003, toYear: 2003 }],
    ])('by a year alone, what is named so first: %s', async (typed, wanted, meant) => {
      const { titles, filter } = await read(typed);
      expect(ids(titles)).toEqual(wanted);
      expect(filter).toEqual(meant);
    });

    it.each([
      ['qqxxyy solaris', [702, 701]],
      ['tarkovskyville', []],
      ['solarisplanet', [702, 701]],
      ['solaris', []],
    ])('with nearby names where nothing is found: %s', async (typed, wanted) => {
      const { titles, people, nearest } = await read(typed, true);
      expect(ids(nearest.titles)).toEqual(wanted);
      expect(titles.length + people.length > 0).toBe(typed === 'solaris');
    });

    it.each(['batman', 'bahmen', 'zzzzqqq', 'xxxx'])('with no find that is merely near: %s', async (typed) => {
      const { titles, people, filter } = await read(typed);
      expect([titles, people, (await index().count(filter)).total]).toEqual([[], [], 0]);
      expect((await index().count((await read(typed, true)).filter)).total).toBe(0);
    });

    it.each([
      ['solaris tarkovsky', 701],
      ['andrei tarkovsky solaris', 701],
      ['solaris banionis', 701],
      ['سولاریس تارکوفسکی', 701],
      ['solaris کلونی', 702],
      ['solaris steven soderbergh', 702],
      ['solaris sode', 702],
      ['solaris gorge cloney', 702],
      ['andre tarkovski solaris', 701],
    ])('by title and person: %s', async (typed, wanted) => {
      expect(ids((await read(typed)).titles)[0]).toBe(wanted);
    });

    it.each([
      ['tarkovsky banionis', [701], { people: [701], alongside: [[702]] }],
      ['donatas banionis and andrei tarkovsky', [701], { people: [702], alongside: [[701]] }],
      ['«تارکوفسکی» و مکگرینکو', [701], { people: [701], alongside: [[705]] }],
      ['films of clooney and soderbergh', [702], { people: [704], alongside: [[703]], postType: 1 }],
    ])('by two people who made it together: %s', async (typed, wanted, meant) => {
      const { titles, filter } = await read(typed);
      expect([ids(titles), filter]).toEqual([wanted, meant]);
    });

    it.each([
      ['clooney and george clooney', [704]],
      ['george and george clooney', [704]],
      ['soderbergh and clooney', [703, 704]],
    ])('by two people who are two: %s', async (typed, wanted) => {
      expect(ids((await read(typed)).people).sort()).toEqual(wanted);
    });

    it.each([
      ['kris kelvin', 'kris kelvin'],
      ['کریس کلوین', 'کریس کلوین'],
      ['snaut', 'snaut'],
    ])('by a character where no name is so: %s', async (typed, character) => {
      const { titles, filter } = await read(typed);
      expect([ids(titles), filter]).toEqual([[701], { character }]);
    });

    it('by two people who have made nothing together: neither is taken for the other', async () => {
      expect((await read('tarkovsky clooney')).titles).toEqual([]);
    });

    it.each([
      ['trotsk', [703, 704]],
      ['rotsk', [703, 704]],
      ['trotskt', [704]],
      ['rosk', [703, 704]],
      ['بشنا', [703]],
    ])('by initials, before what is near: %s', async (typed, wanted) => {
      expect(ids((await read(typed)).titles).slice(0, wanted.length)).toEqual(wanted);
    });

    it.each([
      ['got', [717, 711]],
      ['got s2', [717, 711]],
      ['voqr', [719, 720]],
      ['voqr second ga', [719]],
    ])('by initials that more people know than what begins so: %s', async (typed, wanted) => {
      expect(ids((await read(typed)).titles).slice(0, wanted.length)).toEqual(wanted);
    });

    it.each([
      ['solaris part two', 702],
      ['اینترپلنت', 721],
      ['اینتر پلنت', 721],
      ['et', 722],
      ['هر', 708],
    ])('by the series, an unfinished word or very few letters: %s', async (typed, wanted) => {
      const { titles, shownFor } = await read(typed);
      expect([ids(titles)[0], shownFor]).toEqual([wanted, null]);
    });

    it.each([
      ['fhcd', 'بازی', 705],
      ['سخمشقهس', 'solaris', 702],
      ['سخمشقه', 'solari', 702],
      ['سخمشقهس ۱۹۷۲', 'solaris ۱۹۷۲', 701],
      ['s,ghvds', 'سولاریس', 701],
    ])('by the other keyboard: %s', async (typed, shownFor, wanted) => {
      const found = await read(typed);
      expect([found.shownFor, ids(found.titles)[0]]).toEqual([shownFor, wanted]);
    });

    it('offers what is near to the text of the other keyboard', async () => {
      const found = await read('f,hkd');
      expect([found.shownFor, found.titles, ids(found.nearest.titles)[0]]).toEqual(['بوانی', [], 705]);
    });

    it('finds people by the other keyboard', async () => {
      const found = await read('فشقنخرسنغ');
      expect([found.shownFor, ids(found.people)]).toEqual(['tarkovsky', [701]]);
    });

    it('leaves what is found as it was typed, and what is meant literally', async () => {
      expect(await read('solaris')).toMatchObject({ shownFor: null, filter: { query: 'solaris' } });
      expect(await read('fhcd', true)).toMatchObject({ titles: [], shownFor: null });
    });

    it.each([
      ['the godfather part ii', 'gdofathre', 1],
      ['separation', 'separtoin', 20],
      ['spirited', 'spirtde away', 11],
      ['amelie', 'amlei', 12],
      ['two words', 'the drak knihtg', 13],
    ])('with two typos in a word of five letters or more: %s as %s', async (_meant, typed, wanted) => {
      expect(ids((await read(typed)).titles).slice(0, 5)).toContain(wanted);
    });

    it('offers a title of which only a part is meant with two typos', async () => {
      const { titles, nearest } = await read('خمشگبن');
      expect([titles, ids(nearest.titles)]).toEqual([[], [8]]);
    });

    it.each([
      ['godfat', 'gofdat', 1],
      ['godfath', 'goodfath', 1],
      ['the dark knig', 'the drak knig', 13],
      ['separatio', 'seperatio', 20],
    ])('unfinished and with a typo: %s as %s', async (_meant, typed, wanted) => {
      expect(ids((await read(typed)).titles).slice(0, 5)).toContain(wanted);
    });

    it('is the same filter for advanced search', async () => {
      const found = async (typed: string) => {
        const { filter } = await read(typed);
        return ids(await index().find(filter, { page: 1, size: 24 }));
      };
      expect(await found('solaris 1972')).toEqual([701]);
      expect(await found('solaris clooney')).toEqual([702]);
      expect(await found('rotsk')).toEqual([703, 704]);
      // The name of a person alone means their titles.
      expect(await found('banionis')).toEqual([701]);
      expect(await found('کلونی')).toEqual([702]);
      expect((await index().count((await read('rotsk')).filter)).total).toBe(2);
    });
  });
}
