import type { z } from 'zod';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from '../catalogue.projector.module.ts';
import { CatalogueReadModule } from '../catalogue.read.module.ts';
import { CatalogueWriteModule } from '../catalogue.write.module.ts';
import { givenReleaseFiles } from '../testing/given-release-files.ts';
import { titleAnswer } from './get-title/get-title.schema.ts';
import { channelsAnswer } from './list-channels/list-channels.schema.ts';

const YEAR = new Date().getUTCFullYear();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  token = test.signIn({ userId: 1, role: 'admin' });
});
afterAll(() => test.close());

async function add(fields: object) {
  const { body } = await test.post('/api/console/titles', { post_type: 1, release_year: YEAR, token, ...fields });
  return body as { title_id: number; slug: string; version: number };
}

async function movie(name: string, year: number, uploadedAt: string): Promise<void> {
  const { title_id } = await add({ name: { en: name }, release_year: year });
  await givenReleaseFiles(test.app, title_id, [{ quality: 19, uploadedAt }]);
}

const named = async (page: string, asked = {}) =>
  (await test.post(`/api/pages/${page}`, asked)).body.posts.map(({ name }: { name: { en: string } }) => name.en);

describe('curated pages', () => {
  it('new: released this year or in the one before, not what was added of late', async () => {
    await movie('Of long ago', YEAR - 30, daysAgo(1));
    await movie('Of last year', YEAR - 1, daysAgo(300));
    await movie('Of two years ago', YEAR - 2, daysAgo(2));
    await movie('Of this year', YEAR, daysAgo(200));
    await add({ name: { en: 'Without a file' } });
    await eventually(async () => expect(await named('new-movies')).toEqual(['Of this year', 'Of last year']));
  });

  it('new: from the first moment of a year on those of that year, also where the list was just asked for', async () => {
    const clock = test.app.get(Clock);
    const { now } = clock;
    const feed = test.app.get(ReadModelFeed);
    await eventually(() => expect(feed.connected).toBe(true));
    const asked = { page: 1 };
    // A year that is over for whatever is kept.
    clock.now = () => new Date(Date.UTC(YEAR - 1, 11, 31));
    expect(await named('new-movies', asked)).toEqual(['Of this year', 'Of last year', 'Of two years ago']);
    clock.now = now;
    expect(await named('new-movies', asked)).toEqual(['Of this year', 'Of last year']);
  });

  it('updated: by the newest file, whenever the title itself was added', async () => {
    await eventually(async () =>
      expect(await named('updated-movies')).toEqual([
        'Of long ago',
        'Of two years ago',
        'Of this year',
        'Of last year',
      ]),
    );
  });

  it('mini-series: those that were made so, not every series of one season that is over', async () => {
    const series = { post_type: 2, status: 2, seasons: [{ number: 1, year: YEAR, episodes: 6 }] };
    await add({ ...series, name: { en: 'One season only' } });
    const made = await add({ ...series, name: { en: 'A story in six parts' }, mini_series: true });
    await eventually(async () => expect(await named('mini-serials')).toEqual(['A story in six parts']));
    // An editor who does not speak of it leaves it; one who does takes it back.
    const revise = (version: number, fields: object) =>
      test.post(`/api/console/titles/${made.title_id}/revise`, {
        ...series,
        name: { en: 'A story in six parts' },
        release_year: YEAR,
        version,
        token,
        ...fields,
      });
    expect((await revise(1, { popularity: 70 })).body.status).toBe(1);
    await eventually(async () => expect(await named('mini-serials')).toEqual(['A story in six parts']));
    expect((await revise(2, { mini_series: false })).body.status).toBe(1);
    await eventually(async () => expect(await named('mini-serials')).toEqual([]));
  });
});

describe('the page of a title', () => {
  it('has the fields that the specification names `movie` and `serial` beside ours', async () => {
    const won = { year: YEAR, title: 'Best Picture', won: true };
    const { slug } = await add({ name: { en: 'Awarded' }, awards: [{ ceremony: 1, ...won }] });
    const series = await add({ name: { en: 'A long one' }, post_type: 2 });
    await eventually(async () => {
      const { body } = await test.post(`/api/post/getMovie/${slug}`);
      expect(titleAnswer.parse(body)).toEqual(body);
      const { name, release_year, cover_path } = body.post;
      const movie = { name, release_year, cover_path, awards: [{ type: 1, ...won }] };
      expect(body.post).toMatchObject({ movie, serial: null });
    });
    await eventually(async () => {
      const { body } = await test.post(`/api/post/getSerial/${series.slug}`);
      expect(titleAnswer.parse(body)).toEqual(body);
      expect(body.post).toMatchObject({ movie: null, serial: { name: { en: 'A long one' } } });
    });
  });
});

describe('channels', () => {
  it('come with the best known of their series, six at most', async () => {
    for (let n = 1; n <= 7; n++) {
      await add({ post_type: 2, name: { en: `Show ${n}` }, channel: 'Channel Seven', popularity: n });
    }
    await add({ post_type: 2, name: { en: 'Alone' }, channel: 'Channel "One"' });
    await eventually(async () => {
      const { body } = await test.post('/api/post/channels');
      expect(channelsAnswer.parse(body)).toEqual(body);
      expect(
        body.channels.map(({ name, posts_count, posts }: z.infer<typeof channelsAnswer>['channels'][number]) => [
          name,
          posts_count,
          posts.map((post) => post.name.en),
        ]),
      ).toEqual([
        ['Channel Seven', 7, ['Show 7', 'Show 6', 'Show 5', 'Show 4', 'Show 3', 'Show 2']],
        ['Channel "One"', 1, ['Alone']],
      ]);
    });
  });
});
