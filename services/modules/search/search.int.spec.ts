import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CatalogueCardsReadModule } from '#modules/catalogue/catalogue.cards-read.module.ts';
import { filesChanged, personAdded, titleAdded } from '#modules/catalogue/contract/catalogue.events.ts';
import { titleRated } from '#modules/community/contract/community.events.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { PositionWaiter } from '#platform/messaging/outbox/relay/position-waiter.ts';
import { appendEvents } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { findPostsAnswer } from './queries/find-posts/find-posts.schema.ts';
import { suggestAnswer } from './queries/suggest/suggest.schema.ts';
import { SearchProjectorModule } from './search.projector.module.ts';
import { SearchReadModule } from './search.read.module.ts';
import { PostgresSearchModule } from './testing/postgres-search.module.ts';
import { file, grades, personFacts, STREAMS, titleFacts } from './testing/sample-events.ts';

describe('search', () => {
  let tested: TestApp;

  async function tell(streams: NewEvent[][], name: string): Promise<void> {
    const dataSource = tested.app.get<DataSource>(getDataSourceToken());
    await dataSource.transaction((manager) =>
      appendEvents(
        manager,
        streams.map((events, at) => ({ stream: `${name}-${at}`, firstVersion: 1, events })),
      ),
    );
    tested.app.get(PositionWaiter).wakeRelay();
  }

  beforeAll(async () => {
    tested = await startTestApp({
      modules: [PostgresSearchModule, CatalogueCardsReadModule, SearchReadModule, SearchProjectorModule],
    });
    const titles = Array.from({ length: 30 }, (_, at) =>
      titleAdded(titleFacts(100 + at, { fa: null, en: `Serial Number ${at}` })),
    );
    await tell([...STREAMS, ...titles.map((event) => [event])], 'stream');
    await eventually(async () => expect((await tested.post('/api/search/posts')).body.total).toBe(32));
  });

  afterAll(() => tested.close());

  it('suggests titles and people, for guests too', async () => {
    const { status, body } = await tested.post('/api/search', { query: '  ليلا ' });
    expect(status).toBe(200);
    expect(suggestAnswer.parse(body).posts.map((post) => post.id)).toEqual([1]);
    expect(body.people.map((person: { id: number }) => person.id)).toEqual([11]);
  });

  it('answers who waits for a position not from what was kept for others: an engine may have been behind then', async () => {
    const ask = async (headers = {}) => {
      const { body } = await tested.post('/api/search', { query: 'ليلا' }, headers);
      const { body: found } = await tested.post('/api/search/posts', { query: 'ليلا' }, headers);
      return [body.posts.length, found.total];
    };
    expect(await ask()).toEqual([1, 1]);
    // What another index knows, and nobody has told of.
    await tested.database.rows(
      'begin; alter table read.search_name rename to kept_name; create table read.search_name (like read.kept_name including all); commit',
    );
    expect(await ask()).toEqual([1, 1]);
    expect(await ask({ 'parde-after': '1' })).toEqual([0, 0]);
    await tested.database.rows(
      'begin; drop table read.search_name; alter table read.kept_name rename to search_name; commit',
    );
  });

  it('shows at most 10 posts', async () => {
    expect((await tested.post('/api/search', { query: 'ser' })).body.posts).toHaveLength(10);
    expect((await tested.post('/api/search', { query: 'serial number' })).body.posts).toHaveLength(10);
  });

  it('reads what was typed with the other keyboard, and leaves it where it is meant', async () => {
    const suggested = await tested.post('/api/search', { query: 'gdgh' });
    expect(suggestAnswer.parse(suggested.body)).toMatchObject({ posts: [{ id: 1 }], shown_for: 'لیلا' });
    const literal = await tested.post('/api/search', { query: 'gdgh', literal: true });
    expect(literal.body).toEqual({ posts: [], people: [], shown_for: null, nearest: [], nearest_people: [] });
    const found = await tested.post('/api/search/posts', { query: 'gdgh' });
    expect(findPostsAnswer.parse(found.body)).toMatchObject({ posts: [{ id: 1 }], total: 1, shown_for: 'لیلا' });
    const none = await tested.post('/api/search/posts', { query: 'gdgh', literal: true });
    expect(none.body).toMatchObject({ total: 0, shown_for: null });
  });

  it('says how what it has found is sorted', async () => {
    const sorted = async (more: object) =>
      findPostsAnswer.parse((await tested.post('/api/search/posts', more)).body).sort;
    expect(await sorted({ query: 'serial number 7' })).toBeNull();
    expect(await sorted({ query: 'new movies' })).toBe('release_year');
    expect(await sorted({ query: 'new movies', sort: 'rating' })).toBe('rating');
    expect(await sorted({ field: 'release_date' })).toBe('release_year');
    expect(await sorted({ post_type: 2 })).toBe('popularity');
  });

  it('reads a year beside a title, within the years that are chosen', async () => {
    const total = async (more: object) => (await tested.post('/api/search/posts', more)).body.total;
    expect(await total({ query: 'serial number 7 1999' })).toBe(1);
    expect(await total({ query: 'serial number 7 ۱۹۹۹' })).toBe(1);
    expect(await total({ query: 'serial number 7 1950' })).toBe(0);
    expect(await total({ query: 'serial number 7 1999', fromYear: 2001 })).toBe(0);
    expect(await total({ query: 'serial number 7 1999', fromYear: 1998, toYear: 2001 })).toBe(1);
  });

  it('finds the titles of a person', async () => {
    expect((await tested.post('/api/search/posts', { people: [12] })).body.total).toBe(2);
    expect((await tested.post('/api/search/posts', { people: [99] })).body.total).toBe(0);
  });

  it('finds the titles of a person who is typed within those of one who is chosen', async () => {
    const total = async (more: object) => (await tested.post('/api/search/posts', more)).body.total;
    expect(await total({ query: 'dariush mehrjui' })).toBe(2);
    expect(await total({ query: 'dariush mehrjui', people: [11] })).toBe(1);
    expect(await total({ query: 'dariush mehrjui', people: [99] })).toBe(0);
  });

  it('suggests actors and directors apart', async () => {
    expect((await tested.post('/api/search/actors', { query: 'leila' })).body).toMatchObject({ people: [{ id: 11 }] });
    expect((await tested.post('/api/search/directors', { query: 'leila' })).body).toEqual({ people: [] });
    expect((await tested.post('/api/search/directors', { query: 'mehrj' })).body).toMatchObject({
      people: [{ id: 12 }],
    });
  });

  it.each(['/api/search', '/api/search/actors', '/api/search/directors'])(
    '%s refuses an empty query, a long one and none',
    async (path) => {
      for (const query of ['', '   ', 'x'.repeat(101), undefined, 5, ['a']]) {
        const { status, body } = await tested.post(path, { query });
        expect([status, body.code]).toEqual([422, 'invalid_request']);
        expect(body.errors.query).toHaveLength(1);
      }
      expect((await tested.post(path, { query: '?!' })).status).toBe(200);
    },
  );

  it('finds posts by filters, with facets, 24 a page', async () => {
    const { status, body } = await tested.post('/api/search/posts', { genres: ['drama'], sort: 'name', page: 2 });
    expect(status).toBe(200);
    expect(findPostsAnswer.parse(body)).toMatchObject({ total: 32, max_page: 2 });
    expect(body.posts).toHaveLength(8);
    expect(body.facets).toEqual({
      genres: [{ slug: 'drama', count: 32 }],
      countries: [{ code: 'ir', count: 32 }],
      qualities: [],
    });
    expect((await tested.post('/api/search/posts', { directors: [12], query: '' })).body.total).toBe(2);
    expect((await tested.post('/api/search/posts', { query: 'leila', dc_type: 'dubbed' })).body.total).toBe(1);
    expect((await tested.post('/api/search/posts', { page: 999_999 })).body).toMatchObject({
      posts: [],
      total: 32,
      max_page: 2,
    });
  });

  it.each([
    ['actors', { actors: [1, 2, 3, 4, 5] }, 'At most 4 actors can be added'],
    ['directors', { directors: [1, 2, 3, 4, 5] }, 'At most 4 directors can be added'],
    ['actors', { actors: [1, 1] }, 'This actor was added already'],
    ['directors', { directors: [7, 7] }, 'This director was added already'],
    ['fromYear', { fromYear: 1929 }, 'Years go from 1930 to the current year'],
    ['toYear', { toYear: new Date().getUTCFullYear() + 1 }, 'Years go from 1930 to the current year'],
    ['fromYear', { fromYear: 2001, toYear: 2000 }, 'The first year must not be after the last'],
    ['query', { query: 'x'.repeat(101) }, 'The search text is too long'],
  ])('refuses %s: %j', async (field, request, message) => {
    const { status, body } = await tested.post('/api/search/posts', request);
    expect([status, body.code, body.errors]).toEqual([422, 'invalid_request', { [field]: [message] }]);
  });

  it.each([
    { genres: ['nonsense'] },
    { countries: ['iran'] },
    { qualities: [21] },
    { post_type: 3 },
    { sort: 'password' },
    { type: 'sideways' },
    { dc_type: 'both' },
    { page: 0 },
    { unknown: 1 },
  ])('refuses %j', async (request) => {
    expect((await tested.post('/api/search/posts', request)).status).toBe(422);
  });

  it('takes the bounds themselves', async () => {
    const { status } = await tested.post('/api/search/posts', {
      actors: [1, 2, 3, 4],
      fromYear: 1930,
      toYear: new Date().getUTCFullYear(),
    });
    expect(status).toBe(200);
  });

  it('counts and reads qualities on one scale: that of movies where no kind is named', async () => {
    const movies = await tested.post('/api/search/posts', { post_type: 1 });
    expect(movies.body.facets.qualities).toEqual([
      { level: 10, count: 1 },
      { level: 12, count: 1 },
    ]);
    const uploadedAt = '2026-02-04T00:00:00.000Z';
    const offer = { files: 1, qualities: [3], dubbed: false, censored: false, uploadedAt, dubbedAt: null };
    const series = titleAdded(titleFacts(900, { fa: null, en: 'In Four Thousand' }, { postType: 2 }));
    await tell([[series, filesChanged({ titleId: 900, saved: [file(9, 3, uploadedAt)], retired: [], offer })]], 'late');
    const found = async (fields: object) => (await tested.post('/api/search/posts', fields)).body.total;
    await eventually(async () => expect(await found({ qualities: [3], post_type: 2 })).toBe(1));
    expect([await found({ qualities: [3] }), await found({ qualities: [10] })]).toEqual([0, 1]);
    expect((await tested.post('/api/search/posts', {})).body.facets.qualities).toEqual([]);
  });

  it('finds on its own page what it suggests: a text that is a name and the initials of another', async () => {
    const titles = [titleAdded(titleFacts(901, { fa: null, en: 'Land Ever Inward' }))];
    await tell([titles], 'initials');
    const ids = ({ body }: { body: { posts: { id: number }[] } }) => body.posts.map(({ id }) => id);
    const suggested = () => tested.post('/api/search', { query: 'lei' });
    await eventually(async () => expect(ids(await suggested())).toEqual([1, 901]));
    const found = await tested.post('/api/search/posts', { query: 'lei' });
    expect(ids(found)).toEqual([1, 901]);
    expect(findPostsAnswer.parse(found.body).total).toBe(2);
    const second = await tested.post('/api/search/posts', { query: 'lei', page: 2 });
    expect([ids(second), second.body.total]).toEqual([[], 2]);
    // Whoever chooses more asks of what the text finds.
    expect(ids(await tested.post('/api/search/posts', { query: 'lei', post_type: 1 }))).toEqual([1]);
  });

  describe('its page leads with what it suggests', () => {
    const vote = (postId: number) => titleRated({ postId, userId: 5, grades: grades(9), previous: null });
    const title = (id: number, en: string, more = {}) => [titleAdded(titleFacts(id, { fa: null, en }, more))];
    const person = (id: number, en: string) => [personAdded(personFacts(id, { fa: null, en }))];
    const firstOf = async (path: string, query: string) => (await tested.post(path, { query })).body.posts[0]?.id;

    beforeAll(async () => {
      // The one that is meant has surnames more before it than the box shows people.
      const namesakes = Array.from({ length: 8 }, (_, at) => person(950 + at, `Zolan Number ${at}`));
      const ofNamesakes = namesakes.map((_, at) =>
        title(960 + at, `Quiet ${at}`, { directors: [{ personId: 950 + at }], popularity: 5 }),
      );
      await tell(
        [
          ...namesakes,
          ...ofNamesakes,
          person(940, 'Chris Zolan'),
          title(941, 'Grand Dream', { directors: [{ personId: 940 }], popularity: 90, releaseYear: 2012 }),
          title(942, 'Law of the Range', { popularity: 60 }),
          [...title(943, 'The Lord of the Rooms: The Return of All', { popularity: 40 }), vote(943)],
          title(944, '2012', { releaseYear: 2009, popularity: 10 }),
          title(951, '1999', { popularity: 1 }),
          title(945, 'Mirandor', { postType: 2, popularity: 80 }),
          title(946, 'Mirandor', { popularity: 70 }),
          title(948, 'Chris the Swift', { popularity: 95 }),
          title(952, 'Hollow Pines', {
            releaseYear: 2003,
            cast: [{ personId: 940, role: { fa: 'سهراب کوهیار', en: 'Sohrab Kuhyar' } }],
          }),
          title(947, 'Elefen', { popularity: 80, releaseYear: 1979 }),
          title(949, 'Elefen', { popularity: 80, releaseYear: 1995 }),
        ],
        'leading',
      );
      await eventually(async () => expect(await firstOf('/api/search', 'elefen')).toBe(947));
      await eventually(async () => expect(await firstOf('/api/search', 'lord of the rooms')).toBe(943));
      await eventually(async () => expect(await firstOf('/api/search/posts', 'mirandor')).toBe(945));
    });

    it.each([
      ['initials', 'lotr', 943],
      ['initials with words beside them', 'lotr movie', 943],
      ['somebody of many namesakes', 'zolan film', 941],
      ['somebody of many namesakes, in a sentence', 'the films of zolan', 941],
      ['somebody whose name begins a title', 'the films of chris', 941],
      ['a title that begins with a name', 'chris film', 948],
      ['a kind', 'mirandor film', 946],
      ['somebody misspelt', 'kris zolen', 941],
      ['digits that look like letters', 'el3f3n', 949],
      ['a year that is a name', '2012', 944],
      ['a year that is a name, and a kind', '2012 film', 944],
      ['all of a year', 'films of 2012', 941],
      ['a character', 'sohrab kuhyar', 952],
      ['a character, with words beside it', 'فیلم سهراب کوهیار', 952],
      ['a character with a typo', 'sohrab kuhiar', 952],
      ['a character with a letter too many', 'sohraab kuhyar', 952],
      ['a typo', 'mirnador', 945],
      ['a beginning', 'miran', 945],
      ['a title and its year', 'grand dream 2012', 941],
      ['a title and its maker', 'grand dream zolan', 941],
      ['the words beside a name', 'download mirandor 1080p', 945],
      ['a topic', 'drama 2012', 941],
      ['the newest', 'new films', 941],
      ['the newest of a kind', 'جدیدترین فیلم‌ها', 941],
    ])('of %s: %s', async (_what, query, wanted) => {
      expect([await firstOf('/api/search', query), await firstOf('/api/search/posts', query)]).toEqual([
        wanted,
        wanted,
      ]);
    });

    it('stands above all of its year, each once', async () => {
      const { body } = await tested.post('/api/search/posts', { query: '2012' });
      expect([body.total, body.posts.map(({ id }: { id: number }) => id)]).toEqual([2, [944, 941]]);
    });

    it('is counted once where the filter finds it, too, on a later page', async () => {
      const { body } = await tested.post('/api/search/posts', { query: '1999' });
      const all = await tested.post('/api/search/posts', { fromYear: 1999, toYear: 1999 });
      expect([body.posts[0].id, all.body.max_page]).toEqual([951, 2]);
      expect(all.body.posts.map(({ id }: { id: number }) => id)).not.toContain(951);
      expect(body.total).toBe(all.body.total);
    });
  });
});
