import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from './catalogue.projector.module.ts';
import { CatalogueReadModule } from './catalogue.read.module.ts';
import { CatalogueWriteModule } from './catalogue.write.module.ts';
import { consoleChannels } from './queries/get-console-channels/get-console-channels.schema.ts';
import { channelsAnswer } from './queries/list-channels/list-channels.schema.ts';
import { staffCalls } from './testing/staff-calls.ts';

let test: TestApp;
let series: number;

const { headers, send } = staffCalls(() => test);
const read = async (path: string) => (await test.get(`/api/console/${path}`, headers())).body;
const site = async (path: string, body = {}) => (await test.post(`/api/post/${path}`, body, headers())).body;
const addSeries = async (en: string, facts: object) =>
  (await send('titles', { post_type: 2, name: { en }, release_year: 2020, status: 1, ...facts })).body.title_id;
const channel = (key: string, slug: string) => ({
  key,
  slug,
  name: { fa: `شبکهٔ ${slug}`, en: `The ${key}` },
  logo: slug,
});

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  series = await addSeries('One', { channel: 'HBO', air_weekday: 2, popularity: 40 });
  // As the best known series spells it, it is one channel.
  await addSeries('Two', { channel: 'hbo' });
  await addSeries('Three', { channel: 'IRIB TV1' });
});
afterAll(() => test?.close());

describe('the channels', () => {
  it('are those that series name, until the staff says more', async () => {
    const body = await read('channels');
    expect(consoleChannels.parse(body)).toEqual(body);
    expect(body).toEqual({
      version: 0,
      channels: [],
      unlisted: [
        { key: 'HBO', posts_count: 2 },
        { key: 'IRIB TV1', posts_count: 1 },
      ],
    });
  });

  it('have the order, names and letters that the staff gives them, on the site too', async () => {
    const channels = [channel('irib tv1', 'tv1'), channel('Nobody has it', 'nobody')];
    for (const version of [0, 1])
      expect((await send('channels', { version, channels })).body).toEqual({ status: 1, version: 1 });
    expect(await read('channels')).toMatchObject({
      version: 1,
      channels: [{ key: 'irib tv1', slug: 'tv1', posts_count: 1 }, { posts_count: 0 }],
      unlisted: [{ key: 'HBO' }],
    });
    const body = await site('channels');
    expect(channelsAnswer.parse(body)).toEqual(body);
    expect(body.channels).toMatchObject([
      { name: 'IRIB TV1', slug: 'tv1', title: { fa: 'شبکهٔ tv1' }, logo: 'tv1', posts_count: 1 },
      { name: 'HBO', slug: null, title: null, logo: null, posts_count: 2 },
    ]);
    const bySlug = await site('channel', { channel: 'tv1', page: 1 });
    expect(bySlug.posts).toHaveLength(1);
    expect((await site('channel', { channel: 'IRIB TV1', page: 1 })).posts).toEqual(bySlug.posts);
  });

  it('are not saved over another change, nor twice', async () => {
    const late = await send('channels', { version: 0, channels: [] });
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    const twice = await send('channels', { version: 1, channels: [channel('HBO', 'hbo'), channel('hbo', 'other')] });
    expect(twice.body.errors).toEqual({ channels: ['A channel stands here twice'] });
    const oneAddress = await send('channels', { version: 1, channels: [channel('A', 'a'), channel('B', 'a')] });
    expect(oneAddress.body.errors).toEqual({ channels: ['Two channels have one address'] });
  });
});

describe('the air schedule', () => {
  it('has the running series, those that are aired first', async () => {
    const rows = await read('air-schedule');
    expect(rows[0]).toEqual({
      id: series,
      version: 1,
      name: { fa: null, en: 'One' },
      channel: 'HBO',
      air_weekday: 2,
      air_time: null,
    });
    expect(rows).toHaveLength(3);
    expect(await read(`air-schedule?filter=${encodeURIComponent('{"air_weekday":2,"q":"one"}')}`)).toHaveLength(1);
  });

  it('changes for one series, on the site at once, and keeps the time when its title is revised', async () => {
    const air = { id: series, channel: 'ITV', air_weekday: 7, air_time: '21:30' };
    expect((await send('air-schedule', { ...air, version: 1 })).body).toEqual({ status: 1, version: 2 });
    expect((await read('air-schedule'))[0]).toMatchObject({ channel: 'ITV', air_weekday: 7, air_time: '21:30' });
    const { slug } = (await site('serials/1')).posts.find(({ id }: { id: number }) => id === series);
    expect((await site(`getSerial/${slug}`)).post).toMatchObject({ air_weekday: 7, air_time: '21:30', channel: 'ITV' });
    const facts = { post_type: 2, name: { en: 'One' }, release_year: 2020, status: 1, channel: 'ITV', air_weekday: 7 };
    await send(`titles/${series}/revise`, { ...facts, popularity: 50, version: 2 });
    expect((await read('air-schedule'))[0]).toMatchObject({ version: 3, air_time: '21:30' });
  });

  it('is not saved over another change, nor for what is not aired', async () => {
    const off = { id: series, channel: null, air_weekday: null, air_time: null };
    expect(await send('air-schedule', { ...off, version: 1 })).toMatchObject({ status: 409 });
    expect((await send('air-schedule', { ...off, version: 3 })).body.status).toBe(1);
    const over = await addSeries('Over', { status: 2 });
    const refused = await send('air-schedule', { id: over, version: 1, channel: null, air_weekday: 1, air_time: null });
    expect(refused.body.errors).toEqual({ air_weekday: ['Only a running series is aired'] });
  });
});
