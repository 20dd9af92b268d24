import { Readable } from 'node:stream';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from './catalogue.projector.module.ts';
import { CatalogueReadModule } from './catalogue.read.module.ts';
import { CatalogueWorkersModule } from './catalogue.workers.module.ts';
import { CatalogueWriteModule } from './catalogue.write.module.ts';
import { TitleImport } from './commands/import-titles/title-import.ts';
import { FIRST_GENRES } from './contract/genres/genres.ts';
import { MergedGenres } from './jobs/merged-genres.ts';
import { type ConsoleGenres, consoleGenres } from './queries/get-console-genres/get-console-genres.schema.ts';
import { genrePosts } from './queries/list-genre-posts/list-genre-posts.schema.ts';
import { genresAnswer } from './queries/list-genres/list-genres.schema.ts';
import { staffCalls } from './testing/staff-calls.ts';

let test: TestApp;
let fear: { title_id: number; version: number; slug: string };

const { headers, send } = staffCalls(() => test);
const opened = async (): Promise<ConsoleGenres> => (await test.get('/api/console/genres', headers())).body;
const addMovie = async (en: string, genres: string[]) =>
  (await send('titles', { post_type: 1, name: { en }, release_year: 2020, popularity: 90, genres })).body;
const page = async (slug: string) => (await test.post(`/api/post/getMovie/${slug}`, {}, headers())).body.post;
const ofGenre = async (name: string) => (await test.post('/api/post/genre', { name, page: 1 }, headers())).body;
const menu = async () => (await test.post('/api/sidebar/genres', {}, headers())).body.genres;

type Saved = Omit<ConsoleGenres['genres'][number], 'posts_count'>;
/** As the console does: all that was open, with a change. */
async function save(change: (genres: Saved[]) => Saved[], own_order = false) {
  const { version, genres } = await opened();
  return send('genres', { version, own_order, genres: change(genres.map(({ posts_count: _, ...genre }) => genre)) });
}
const revised = (slug: string, changes: Partial<Saved>) => (genres: Saved[]) =>
  genres.map((genre) => (genre.slug === slug ? { ...genre, ...changes } : genre));
const genre = (slug: string, words: string[] = []): Saved => {
  return { slug, name: { fa: `ژانر ${slug}`, en: `The ${slug}` }, words, hidden: false };
};
/** As a worker does every other second. */
const leaving = async () =>
  (await test.database.rows<{ leaving: string[] }>('select leaving from write.genre_list'))[0]?.leaving;

beforeAll(async () => {
  test = await startTestApp({
    modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule, CatalogueWorkersModule],
  });
  fear = await addMovie('Fear', ['horror', 'drama']);
  await addMovie('Tears', ['drama']);
});
afterAll(() => test?.close());

describe('the genres', () => {
  it('are those that come with the product, until the staff saves others', async () => {
    const body = await opened();
    expect(consoleGenres.parse(body)).toEqual(body);
    expect(body).toMatchObject({ version: 0, own_order: false, merged: [] });
    expect(body.genres.map(({ slug }) => slug)).toEqual(FIRST_GENRES.genres.map(({ slug }) => slug));
    expect(body.genres.find(({ slug }) => slug === 'drama')).toMatchObject({ posts_count: 2 });
    const answer = { genres: await menu() };
    expect(genresAnswer.parse(answer)).toEqual(answer);
    expect(answer.genres.map(({ slug }: Saved) => slug)).toEqual(['drama', 'horror']);
  });

  it('have the names that the staff gives them, in cards and pages that were there before', async () => {
    expect((await page(fear.slug)).genres[0]).toEqual({ slug: 'horror', fa: 'ترسناک', en: 'Horror' });
    const answer = await save(revised('horror', { name: { fa: 'وحشت', en: 'Terror' } }));
    expect(answer.body).toEqual({ status: 1, version: 1 });
    const named = { slug: 'horror', fa: 'وحشت', en: 'Terror' };
    expect(await menu()).toContainEqual({ ...named, posts_count: 1, hidden: false });
    const list = await ofGenre('horror');
    expect(genrePosts.parse(list)).toEqual(list);
    expect(list.genre).toEqual(named);
    expect(list.posts[0].genres[0]).toEqual(named);
    expect((await page(fear.slug)).genres[0]).toEqual(named);
    const { body } = await test.get(
      `/api/console/titles?filter=${encodeURIComponent('{"genre":"horror"}')}`,
      headers(),
    );
    expect(body[0].genres[0]).toEqual(named);
  });

  it('have no new version where nothing differs', async () => {
    const { version } = await opened();
    expect((await save((genres) => genres)).body).toEqual({ status: 1, version });
    expect((await opened()).version).toBe(version);
  });

  it('keep out of menus what is hidden, and stand in the order of the staff where it says so', async () => {
    const turned = (genres: Saved[]) => revised('drama', { hidden: true })(genres).toReversed();
    expect((await save(turned, true)).body.status).toBe(1);
    expect((await menu()).map(({ slug, hidden }: Saved) => [slug, hidden])).toEqual([
      ['horror', false],
      ['drama', true],
    ]);
    expect((await ofGenre('drama')).total).toBe(2);
  });

  it('are more, and titles and imports take the new one', async () => {
    expect((await save((genres) => [...genres, genre('road', ['Road Movies'])])).body.status).toBe(1);
    const movie = await addMovie('Away', ['road']);
    expect((await page(movie.slug)).genres).toEqual([{ slug: 'road', fa: 'ژانر road', en: 'The road' }]);
    const line = {
      type: 'movie',
      title: 'Far Away',
      year: 2001,
      source: 'web',
      source_id: 'a',
      genres: ['Road movies'],
    };
    await test.app.get(TitleImport).run(Readable.from([Buffer.from(JSON.stringify(line))]), { name: 'words' });
    await eventually(async () => expect((await ofGenre('road')).total).toBe(2));
  });

  it('are none that titles could not have', async () => {
    const facts = { post_type: 1, name: { en: 'Nothing' }, release_year: 2020, genres: ['no-such-genre'] };
    const refused = await send('titles', facts);
    expect([refused.status, refused.body.errors]).toEqual([422, { genres: ['One of these genres is not there'] }]);
    expect((await ofGenre('no-such-genre')).code).toBe('unknown_genre');
  });

  it('go where no title has them, and not over another change', async () => {
    const without = (slug: string) => save((genres) => genres.filter((one) => one.slug !== slug));
    expect((await without('western')).body.status).toBe(1);
    expect((await ofGenre('western')).code).toBe('unknown_genre');
    expect((await without('horror')).body.errors).toEqual({
      genres: ['A genre that titles have can only be merged into another'],
    });
    const late = await send('genres', { version: 1, own_order: false, genres: [genre('only')] });
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  });
});

describe('a merged genre', () => {
  it('leads to the one that stays, whose its titles are before long', async () => {
    const { version } = await opened();
    expect((await send('merge-genres', { version: version - 1, from: 'horror', into: 'road' })).status).toBe(409);
    expect((await send('merge-genres', { version, from: 'horror', into: 'road' })).body.status).toBe(1);
    expect((await ofGenre('horror')).genre).toMatchObject({ slug: 'road' });
    expect((await page(fear.slug)).genres.map(({ slug }: Saved) => slug)).toEqual(['road', 'drama']);
    await test.app.get(MergedGenres).followUp();
    expect(await leaving()).toEqual([]);
    const rows = await test.database.rows("select 1 from write.title where facts -> 'genres' ? 'horror'");
    expect(rows).toEqual([]);
    await eventually(async () => expect((await ofGenre('horror')).total).toBe(3));
    const { genres, merged } = await opened();
    expect(merged).toEqual([{ slug: 'horror', into: 'road', posts_count: 0 }]);
    expect(genres.find(({ slug }) => slug === 'road')).toMatchObject({
      posts_count: 3,
      words: expect.arrayContaining(['road movies', 'slasher', 'terror', 'وحشت']),
    });
  });

  it('is still understood where somebody says it', async () => {
    const movie = await addMovie('Late', ['horror', 'road']);
    expect((await page(movie.slug)).genres.map(({ slug }: Saved) => slug)).toEqual(['road']);
    expect((await save((genres) => [...genres, genre('horror')])).body.errors).toEqual({
      genres: ['This address leads to another genre'],
    });
  });
});
