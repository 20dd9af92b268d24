import { type Grades, titleRated } from '#modules/community/contract/community.events.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from '../catalogue.projector.module.ts';
import { CatalogueReadModule } from '../catalogue.read.module.ts';
import { CatalogueWriteModule } from '../catalogue.write.module.ts';
import { ReleaseFileCards } from '../contract/files/release-file-cards.port.ts';
import { postCard } from '../contract/post-card.ts';
import { givenReleaseFiles, givenRetired } from '../testing/given-release-files.ts';
import { sampleMedia } from '../testing/sample-facts.ts';
import { homeAnswer } from './get-home/get-home.schema.ts';
import { titleAnswer } from './get-title/get-title.schema.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  token = test.signIn({ userId: 1, role: 'admin' });
  for (let year = 1961; year <= 1990; year++) {
    await addTitle({
      name: { en: `Film ${year}` },
      release_year: year,
      genres: year % 2 ? ['drama'] : ['crime', 'drama'],
    });
  }
});
afterAll(() => test.close());

const send = (path: string, body: object = {}) => test.post(path, { ...body, token });
const addTitle = async (fields: object) => {
  const answer = await send('/api/console/titles', { post_type: 1, countries: ['ir'], popularity: 60, ...fields });
  expect(answer.body).toMatchObject({ status: 1 });
  return { ...answer.body, after: { 'parde-after': String(answer.headers['parde-position']) } } as {
    title_id: number;
    slug: string;
    version: number;
    after: Record<string, string>;
  };
};
const names = (posts: { name: { en: string } }[]) => posts.map(({ name }) => name.en);

describe('lists', () => {
  it('pages by 24, newest first, and is empty past the end', async () => {
    const { after } = await addTitle({ name: { en: 'Last' }, release_year: 1991, genres: ['war'] });
    const first = await test.post('/api/post/index/1', {}, after);
    expect(first.body).toMatchObject({ max_page: 2, total: 31 });
    expect(names(first.body.posts).slice(0, 2)).toEqual(['Last', 'Film 1990']);
    for (const post of first.body.posts) expect(postCard.parse(post)).toEqual(post);
    const second = await test.post('/api/post/index/2');
    expect(second.body.posts).toHaveLength(7);
    expect((await test.post('/api/post/index/900000')).body).toEqual({ posts: [], max_page: 2, total: 31 });
  });

  it('sorts by what is asked, and filters by genre and country', async () => {
    const byYear = await test.post('/api/post/index/1', { sort: 'release_year', type: 'asc' });
    expect(names(byYear.body.posts)[0]).toBe('Film 1961');
    const byDate = await test.post('/api/post/index/1', { field: 'release_date', type: 'asc' });
    expect(byDate.body.posts).toEqual(byYear.body.posts);
    const crime = await test.post('/api/post/genre', { name: 'crime', page: 1, type2: 1, field: 'name' });
    expect(crime.body.total).toBe(15);
    expect(names(crime.body.posts)[0]).toBe('Film 1962');
    expect((await test.post('/api/post/country', { country: 'ir', page: 2, post_type: 1 })).body.posts).toHaveLength(7);
    expect((await test.post('/api/post/country', { country: 'fr', page: 1, post_type: 1 })).body).toEqual({
      posts: [],
      max_page: 1,
      total: 0,
    });
  });

  it.each([
    ['/api/post/genre', { name: 'crime', page: '1', type2: '1' }],
    ['/api/post/country', { country: 'ir', page: '1', post_type: '1' }],
    ['/api/sidebar/genres', { type: '1' }],
  ])('%s %j takes numbers as forms send them', async (path, body) => {
    expect((await test.post(path, body)).status).toBe(200);
  });

  it.each([
    ['/api/post/genre', { name: 'nonsense', page: 1 }, 'unknown_genre'],
    ['/api/post/genre', { name: 'constructor', page: 1 }, 'unknown_genre'],
    ['/api/post/country', { country: 'xx', page: 1 }, 'unknown_country'],
    ['/api/post/country', { country: 'zz', page: 1 }, 'unknown_country'],
    ['/api/post/channel', { channel: 'None', page: 1 }, 'unknown_channel'],
    ['/api/pages/nonsense', {}, 'unknown_page'],
    ['/api/pages/toString', {}, 'unknown_page'],
    ['/api/post/getMovie/nonsense', {}, 'unknown_post'],
    ['/api/post/getSerial/film-1961-1961', {}, 'unknown_post'],
  ])('%s %j is not found', async (path, body, code) => {
    expect(await test.post(path, body)).toMatchObject({ status: 404, body: { code } });
  });

  it('refuses what makes no sense', async () => {
    for (const [path, body] of [
      ['/api/post/index/0', {}],
      ['/api/post/index/x', {}],
      ['/api/post/index/1', { sort: 'id; drop table' }],
      ['/api/post/genre', { name: 'drama', page: -1 }],
      ['/api/post/index/1', { unknown: 1 }],
    ] as const) {
      expect(await test.post(path, body)).toMatchObject({ status: 422, body: { code: 'invalid_request' } });
    }
  });
});

describe('a title', () => {
  it.each([
    [1, 'getMovie', 'movie'],
    [2, 'getSerial', 'serial'],
  ])(
    'of type %i has the field of its kind, also where its page was composed before there were any',
    async (post_type, path, kind) => {
      const awards = [{ ceremony: 1, year: 2006, title: 'Best Film', won: true }];
      const [now, before] = [`Composed now ${kind}`, `Composed before ${kind}`].map((en) =>
        addTitle({ post_type, name: { en }, release_year: 2005, awards: post_type === 1 ? awards : [] }),
      );
      const { slug } = (await before)!;
      await eventually(async () => {
        const strip = String.raw`regexp_replace(doc, ',"(movie|serial)":\{.*:null\}$', '}')`;
        const sql = `update read.title_page set doc = ${strip} where slug = $1 and doc like '%:null}' returning doc`;
        const [page] = await test.database.rows<{ doc: string }>(sql, [slug]);
        expect(page?.doc).not.toContain(`"${kind}":`);
      });
      const pages = [
        await test.post(`/api/post/${path}/${(await now)!.slug}`, {}, (await now)!.after),
        await test.post(`/api/post/${path}/${slug}`),
      ];
      for (const { body } of pages) {
        expect(titleAnswer.parse(body)).toEqual(body);
        const { name, release_year, cover_path } = body.post;
        expect(body.post[kind]).toMatchObject({ name, release_year, cover_path });
      }
      expect(pages[1]!.body.post[kind].awards).toEqual(pages[0]!.body.post[kind].awards);
    },
  );

  it('has a page in the shape of the contract, and follows revisions and files at once', async () => {
    const person = (await send('/api/console/people', { name: { en: 'Sample Player', fa: 'بازیگر' } })).body;
    const cast = [{ person_id: person.person_id, role: { en: 'Lead' } }];
    const { title_id, slug, after } = await addTitle({ name: { en: 'Pages', fa: 'برگه‌ها' }, release_year: 2001, cast });
    const page = await test.post(`/api/post/getMovie/${slug}`, {}, after);
    expect(titleAnswer.parse(page.body)).toEqual(page.body);
    expect(page.body).toMatchObject({
      post: { name: { fa: 'برگه‌ها' }, cast: [{ slug: 'sample-player' }] },
      stats: { rating: null, comments: 0 },
      viewer: null,
    });

    const [file] = await givenReleaseFiles(test.app, title_id, [{ quality: 20 }]);
    await eventually(async () => {
      const { body } = await test.post(`/api/post/getMovie/${slug}`);
      expect(titleAnswer.parse(body)).toEqual(body);
      expect(body.post.files).toMatchObject([{ id: file!.fileId, quality: 20, resolution: '1080p', size: 1_000 }]);
      const list = await test.post('/api/pages/4k-movies');
      expect(list.body.posts).toMatchObject([{ id: title_id, quality: 20 }]);
    });
    expect(await givenReleaseFiles(test.app, title_id, [{ quality: 20 }])).toEqual([]);

    const fields = { post_type: 1, name: { en: 'Renamed' }, release_year: 2002 };
    expect(await send(`/api/console/titles/${title_id}/revise`, { ...fields, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict' },
    });
    const revised = await send(`/api/console/titles/${title_id}/revise`, { ...fields, version: 2 });
    expect(revised.body).toMatchObject({ slug, version: 3 });
    const again = await test.post(
      `/api/post/getMovie/${slug}`,
      {},
      { 'parde-after': String(revised.headers['parde-position']) },
    );
    expect(again.body.post).toMatchObject({ name: { en: 'Renamed' }, release_year: 2002, cast: [], quality: 20 });
  });

  it('has no file that was retired, until it is brought again, under its own id', async () => {
    const { slug, title_id, after } = await addTitle({ name: { en: 'Retired' }, release_year: 2004 });
    await test.post(`/api/post/getMovie/${slug}`, {}, after);
    const [kept, gone] = await givenReleaseFiles(test.app, title_id, [{ quality: 12 }, { quality: 20, dubbed: true }]);
    const cards = test.app.get(ReleaseFileCards);
    const idsOf = async () => (await cards.ofTitle(title_id)).map(({ fileId }) => fileId);
    await eventually(async () => expect(await idsOf()).toEqual([gone!.fileId, kept!.fileId]));
    expect([await givenRetired(test.app, [gone!.fileId]), await givenRetired(test.app, [gone!.fileId])]).toEqual([
      1, 0,
    ]);
    await eventually(async () => {
      expect(await idsOf()).toEqual([kept!.fileId]);
      expect((await test.post(`/api/post/getMovie/${slug}`)).body.post).toMatchObject({ quality: 12, dubbed: false });
    });
    const [again] = await givenReleaseFiles(test.app, title_id, [{ quality: 20, dubbed: true }]);
    expect(again!.fileId).toBe(gone!.fileId);
    await eventually(async () => {
      const card = (await cards.of([again!.fileId])).get(again!.fileId);
      expect(card).toMatchObject({ ...again, titleId: title_id, slug, name: { en: 'Retired', fa: null }, postType: 1 });
    });
  });

  it('shows a signed-in viewer their own rating beside it', async () => {
    const { slug, title_id, after } = await addTitle({ name: { en: 'Rated' }, release_year: 2003 });
    await test.post(`/api/post/getMovie/${slug}`, {}, after);
    expect((await send(`/api/post/getMovie/${slug}`)).body.viewer).toEqual({ rating: null });
    const grades = { starring: 9, direction: 8, screenplay: 7, music: 6, effects: 5, other: 4 };
    await test.database.rows('insert into read.viewer_rating values (1, $1, $2)', [title_id, JSON.stringify(grades)]);
    expect((await send(`/api/post/getMovie/${slug}`)).body.viewer).toEqual({ rating: grades });
  });
});

describe('commands', () => {
  it('are for admins', async () => {
    const viewer = test.signIn({ userId: 2 });
    expect(
      await test.post('/api/console/titles', { token: viewer, post_type: 1, name: { en: 'X' }, release_year: 2000 }),
    ).toMatchObject({ status: 403 });
    expect(
      await test.post('/api/console/titles', { post_type: 1, name: { en: 'X' }, release_year: 2000 }),
    ).toMatchObject({ status: 401 });
  });

  it('refuse people and files that cannot be', async () => {
    expect(
      (await send('/api/console/titles', { post_type: 1, name: { en: 'X' }, release_year: 2000, directors: [99_999] }))
        .body,
    ).toMatchObject({ code: 'unknown_people' });
    const { title_id } = await addTitle({ name: { en: 'Series' }, post_type: 2, release_year: 2005 });
    await expect(givenReleaseFiles(test.app, title_id, [{ quality: 1 }])).rejects.toMatchObject({
      code: 'invalid_release',
    });
    await expect(givenReleaseFiles(test.app, 999_999, [{}])).rejects.toMatchObject({ code: 'unknown_title' });
    expect((await send('/api/console/people', { name: { en: 'sample PLAYER' } })).body).toMatchObject({
      code: 'person_exists',
    });
  });
});

describe('the home page', () => {
  type Shelf = { id: string; kind: string; posts: { id: number; backdrop_path?: string }[] };
  const shelfOf = (shelves: Shelf[], name: string) => shelves.find(({ id }) => id === name)!;

  it('has shelves of cards, the ones with something on them', async () => {
    await eventually(async () => {
      const { body } = await test.get('/api/home');
      const ids = body.shelves.map(({ id }: { id: string }) => id);
      expect(ids).toEqual(expect.arrayContaining(['iranian', 'top-movies', '4k-movies']));
      expect(ids).not.toContain('anime');
      expect(homeAnswer.parse(body)).toEqual(body);
    });
  });

  it('shows a ranked ten and pictures in the wide shelves, and lets no shelf repeat another', async () => {
    for (let n = 1; n <= 24; n++) {
      const { title_id } = await addTitle({ name: { en: `Filed ${n}` }, release_year: 2000, genres: ['comedy'] });
      await givenReleaseFiles(test.app, title_id, [{ quality: 20 }]);
    }
    await eventually(async () => {
      const { shelves } = (await test.get('/api/home')).body as { shelves: Shelf[] };
      const [top, fresh, iranian] = ['top-movies', 'new-movies', 'iranian'].map((name) => shelfOf(shelves, name));
      expect([top?.kind, top?.posts.length]).toEqual(['ranked', 10]);
      expect(shelfOf(shelves, '4k-movies')).toMatchObject({
        kind: 'wide',
        posts: expect.arrayContaining([expect.objectContaining({ backdrop_path: expect.stringMatching(/backdrops/) })]),
      });
      const ids = [top, fresh, iranian].flatMap((shelf) => shelf!.posts.map(({ id }) => id));
      expect(fresh?.posts.length).toBeGreaterThanOrEqual(8);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  it('leads with what plays at once: of a series its first episode, not above 1080p, in its own sound', async () => {
    const { title_id } = await addTitle({
      name: { en: 'Leading' },
      release_year: 2002,
      post_type: 2,
      popularity: 90,
      genres: ['crime'],
      seasons: [{ number: 1, year: 2002, episodes: 2 }],
    });
    const place = { season: 1, episode: 1 };
    await givenReleaseFiles(test.app, title_id, [
      { ...place, quality: 3, media: sampleMedia({ width: 3840, height: 2160 }) },
    ]);
    await givenReleaseFiles(test.app, title_id, [{ ...place, quality: 2, dubbed: true }]);
    await givenReleaseFiles(test.app, title_id, [{ ...place, quality: 2, episode: 2 }]);
    const [first] = await givenReleaseFiles(test.app, title_id, [{ ...place, quality: 2 }]);
    await eventually(async () => {
      const { hero } = (await test.get('/api/home')).body;
      expect(hero).toEqual([expect.objectContaining({ id: title_id, play_file_id: first?.fileId })]);
    });
  });

  it('has a film of the day, and a tile with a picture of its own for each great genre', async () => {
    const { title_id } = await addTitle({
      name: { en: 'Of the day' },
      summary: { fa: null, en: 'A man walks home.' },
      release_year: 2003,
      popularity: 75,
      genres: ['war'],
    });
    for (let n = 0; n < 10; n++) {
      const other = await addTitle({ name: { en: `Great ${n}` }, release_year: 2003, popularity: 80, genres: ['war'] });
      await givenReleaseFiles(test.app, other.title_id, [{}]);
    }
    const [file] = await givenReleaseFiles(test.app, title_id, [{}]);
    await eventually(async () => {
      const { spotlight, genres } = (await test.get('/api/home')).body;
      expect(spotlight).toMatchObject({
        id: title_id,
        summary: { en: 'A man walks home.' },
        play_file_id: file?.fileId,
      });
      const pictures = genres.map(({ backdrop_path }: { backdrop_path: string }) => backdrop_path);
      expect(new Set(pictures).size).toBe(pictures.length);
      expect(genres.map(({ slug }: { slug: string }) => slug)).toEqual(expect.arrayContaining(['comedy', 'war']));
    });
  });
});

describe('titles by rating', () => {
  /** [votes, each of so many points, popularity]; all votes together are 7 points on average. */
  const RATED: Record<string, [number, number, number]> = {
    'Many nines': [12, 9, 10],
    'Three tens': [3, 10, 100],
    'Two sevens': [2, 7, 10],
    'One seven': [1, 7, 90],
    Unrated: [0, 0, 80],
    'Three fours': [3, 4, 90],
    'Many fives': [12, 5, 95],
  };
  const ranked = async (path: string, body: object = {}) => {
    const posts: string[] = names((await test.post(path, body)).body.posts);
    return posts.filter((name) => name in RATED);
  };
  const byRating = (type: string) =>
    ranked('/api/post/genre', { name: 'western', type2: 2, page: 1, field: 'rating', type });

  beforeAll(async () => {
    let userId = 100;
    for (const [name, [votes, points, popularity]] of Object.entries(RATED)) {
      const fields = { post_type: 2, name: { en: name }, release_year: 2010, genres: ['western'], popularity };
      const { title_id: postId } = await addTitle(fields);
      const [starring, direction, screenplay, music, effects, other] = Array<number>(6).fill(points);
      const grades = { starring, direction, screenplay, music, effects, other } as Grades;
      for (let vote = 0; vote < votes; vote += 1) {
        userId += 1;
        const event = titleRated({ postId, userId, grades, previous: null });
        await appendAsCommand(test.app, `rating-${postId}-${userId}`, 1, [event]);
      }
    }
    await eventually(async () => {
      const [row] = await test.database.rows<{ votes: number }>('select sum(votes)::int as votes from read.title_card');
      expect(row?.votes).toBe(33);
    });
  });

  it('has few votes lead nobody, more votes among equals first, and what nobody has rated where the mean is', async () => {
    expect(await ranked('/api/post/top250/serial')).toEqual(Object.keys(RATED));
  });

  it('lists them by the same score either way, and the unrated last', async () => {
    expect(await byRating('desc')).toEqual([
      'Many nines',
      'Three tens',
      'Two sevens',
      'One seven',
      'Three fours',
      'Many fives',
      'Unrated',
    ]);
    expect(await byRating('asc')).toEqual([
      'Many fives',
      'Three fours',
      'Two sevens',
      'One seven',
      'Three tens',
      'Many nines',
      'Unrated',
    ]);
  });
});
