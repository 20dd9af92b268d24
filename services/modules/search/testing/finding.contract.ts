import type { Asking } from './asking.ts';
import { title } from './search-samples.ts';

const NEW = { createdAt: '2026-03-01T00:00:00.000Z', updatedAt: '2026-03-02T00:00:00.000Z' };

const FILTERED = [
  title(501, ['Alpha Run'], 40, {
    ...NEW,
    releaseYear: 1950,
    countries: ['ir'],
    genres: ['drama'],
    actors: [1, 2],
    directors: [9],
    characters: ['Don Alfio Run', 'آلفیو'],
    rating: 8.1,
    votes: 3,
  }),
  title(502, ['Beta Run'], 50, {
    releaseYear: 1990,
    countries: ['ir', 'fr'],
    genres: ['drama', 'war'],
    qualities: [10, 20],
    actors: [2],
    rating: 6,
    votes: 9,
  }),
  title(503, ['The Aardvark Run'], 60, {
    releaseYear: 2010,
    countries: ['us'],
    genres: ['comedy'],
    qualities: [20],
    dubbed: true,
    age: 'PG',
    channel: 'Cinema 4',
  }),
  title(504, ['Delta Run'], 70, {
    postType: 2,
    releaseYear: 2020,
    countries: ['us'],
    genres: ['drama'],
    censored: true,
    qualities: [1],
  }),
];
const ALL = { query: 'run' };

/** Advanced search: filters, order, pages, counts. */
export function describeFinding({ find, write, index }: Asking): void {
  describe('advanced search', () => {
    beforeAll(() => write(FILTERED));

    it.each([
      ['a type', { postType: 2 as const }, ['Delta Run']],
      ['actors, all of them', { actors: [2, 1] }, ['Alpha Run']],
      ['a director', { directors: [9] }, ['Alpha Run']],
      ['a character', { character: 'alfio run' }, ['Alpha Run']],
      ['a character in another language', { character: 'الفیو' }, ['Alpha Run']],
      ['words that do not stand together in a character', { character: 'don run' }, []],
      ['people, any of them', { people: [1, 9, 77] }, ['Alpha Run']],
      ['people who took part together', { people: [2, 77], alongside: [[9, 78]] }, ['Alpha Run']],
      ['people who did not', { people: [9], alongside: [[77]] }, []],
      ['people beside each of whom another took part', { people: [1], alongside: [[2], [9]] }, ['Alpha Run']],
      ['people of whom one did not', { people: [1], alongside: [[2], [77]] }, []],
      ['genres, all of them', { genres: ['drama', 'war'] }, ['Beta Run']],
      ['countries, any of them', { countries: ['fr', 'us'] }, ['The Aardvark Run', 'Beta Run', 'Delta Run']],
      ['qualities, any of them', { qualities: [10, 1] }, ['Beta Run', 'Delta Run']],
      ['a channel', { channel: 'Cinema 4' }, ['The Aardvark Run']],
      ['a channel as another title spells it', { channel: 'CINEMA 4' }, ['The Aardvark Run']],
      ['an age', { age: 'PG' }, ['The Aardvark Run']],
      ['dubbed', { translation: 'dubbed' as const }, ['The Aardvark Run']],
      ['censored', { translation: 'censored' as const }, ['Delta Run']],
      ['years, both included', { fromYear: 1990, toYear: 2010 }, ['The Aardvark Run', 'Beta Run']],
      ['all of it together', { countries: ['ir'], genres: ['drama'], fromYear: 1960, qualities: [20] }, ['Beta Run']],
      ['ids', { ids: [501, 503], fromYear: 2000 }, ['The Aardvark Run']],
      ['nothing there is', { channel: 'Nowhere' }, []],
    ])('filters by %s', async (_what, filter, wanted) => {
      expect((await find({ ...ALL, ...filter }, { sort: 'name' })).sort()).toEqual([...wanted].sort());
    });

    it.each([
      ['popularity', undefined, ['Delta Run', 'The Aardvark Run', 'Beta Run', 'Alpha Run']],
      ['name', undefined, ['The Aardvark Run', 'Alpha Run', 'Beta Run', 'Delta Run']],
      ['name', 'desc', ['Delta Run', 'Beta Run', 'Alpha Run', 'The Aardvark Run']],
      ['release_year', 'asc', ['Alpha Run', 'Beta Run', 'The Aardvark Run', 'Delta Run']],
    ] as const)('sorts by %s %s', async (sort, direction, wanted) => {
      expect(await find(ALL, { sort, direction })).toEqual(wanted);
    });

    it('puts the unrated last, whichever way it sorts by rating', async () => {
      expect((await find(ALL, { sort: 'rating', direction: 'desc' })).slice(0, 2)).toEqual(['Alpha Run', 'Beta Run']);
      expect((await find(ALL, { sort: 'rating', direction: 'asc' })).slice(0, 2)).toEqual(['Beta Run', 'Alpha Run']);
      expect((await find(ALL, { sort: 'votes' }))[0]).toBe('Beta Run');
      expect((await find(ALL, { sort: 'created_at' }))[0]).toBe('Alpha Run');
      expect((await find(ALL, { sort: 'updated_at' }))[0]).toBe('Alpha Run');
    });

    it('keeps the order of relevance when there is a query, and mends its typos', async () => {
      await write([title(505, ['Run'], 1)]);
      expect((await find({ query: 'run' }))[0]).toBe('Run');
      expect(await find({ query: 'aardvrak' })).toEqual(['The Aardvark Run']);
      await write([title(505, ['Walk'], 1)]);
    });

    it('turns pages without a gap, and has nothing behind the last', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => find(ALL, { page, size: 2, sort: 'name' })));
      expect(pages).toEqual([['The Aardvark Run', 'Alpha Run'], ['Beta Run', 'Delta Run'], []]);
      expect(await find({}, { page: 1_000_000 })).toEqual([]);
    });

    it('counts', async () => {
      const { total, facets } = await index().count({ ...ALL, postType: 1 });
      expect(total).toBe(3);
      expect(facets.genres).toEqual([
        { slug: 'drama', count: 2 },
        { slug: 'comedy', count: 1 },
        { slug: 'war', count: 1 },
      ]);
      expect(facets.countries).toEqual([
        { code: 'ir', count: 2 },
        { code: 'fr', count: 1 },
        { code: 'us', count: 1 },
      ]);
      expect(facets.qualities).toEqual([
        { level: 20, count: 2 },
        { level: 10, count: 1 },
      ]);
    });

    it('counts countries and qualities as if none were chosen, so that one more can be', async () => {
      const { total, facets } = await index().count({ ...ALL, countries: ['fr'] });
      expect(total).toBe(1);
      expect(facets.countries.find(({ code }) => code === 'us')?.count).toBe(2);
      expect(facets.genres.map(({ slug }) => slug)).toEqual(['drama', 'war']);
    });
  });
}
