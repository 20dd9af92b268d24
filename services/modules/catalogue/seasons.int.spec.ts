import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from './catalogue.projector.module.ts';
import { CatalogueReadModule } from './catalogue.read.module.ts';
import { CatalogueWriteModule } from './catalogue.write.module.ts';
import { consoleSeasons } from './queries/get-console-seasons/get-console-seasons.schema.ts';
import { staffCalls } from './testing/staff-calls.ts';

let test: TestApp;
let id: number;
let slug: string;

const { headers, send } = staffCalls(() => test);
const facts = { post_type: 2, name: { en: 'One' }, release_year: 2020, status: 1 };
const first = { number: 1, year: 2020, count: 8, episodes: [] };
const pilot = { number: 1, name: { fa: 'آغاز', en: 'Pilot' }, air_date: '2020-01-31' };
const unknown = { number: 3, name: { fa: null, en: null }, air_date: null };
const seasons = async () => (await test.get(`/api/console/seasons/${id}`, headers())).body;
const onSite = async () => (await test.post(`/api/post/getSerial/${slug}`, {}, headers())).body.post.seasons;

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  ({ title_id: id, slug } = (await send('titles', facts)).body);
});
afterAll(() => test?.close());

describe('the seasons of a series', () => {
  it('are added one by one, whatever their order', async () => {
    expect((await send('seasons', { id, version: 1, ...first, number: 2, year: null })).body.version).toBe(2);
    expect((await send('seasons', { id, version: 2, ...first })).body).toEqual({ status: 1, version: 3 });
    const body = await seasons();
    expect(consoleSeasons.parse(body)).toEqual(body);
    expect(body).toMatchObject({ id, version: 3, seasons: [first, { number: 2, year: null }] });
    expect(await onSite()).toMatchObject([{ number: 1, year: 2020, episodes_count: 8, episodes: [] }, { number: 2 }]);
  });

  it('have episodes with names and days, which stay when the title is revised', async () => {
    const saved = await send('seasons', { id, version: 3, ...first, episodes: [unknown, pilot] });
    expect(saved.body.version).toBe(4);
    expect((await seasons()).seasons[0].episodes).toEqual([pilot]);
    expect((await onSite())[0].episodes).toEqual([pilot]);
    const { versions } = (await test.get(`/api/console/title-versions/${id}`, headers())).body;
    expect(versions[0]).toMatchObject({ version: 4, changed: ['episodes'] });
    const kept = [1, 2].map((number) => ({ number, year: null, episodes: 8 }));
    await send(`titles/${id}/revise`, { ...facts, seasons: kept, popularity: 50, version: 4 });
    expect((await seasons()).seasons[0]).toMatchObject({ year: null, episodes: [pilot] });
  });

  it('are not saved over another change, nor with episodes that they do not have', async () => {
    expect(await send('seasons', { id, version: 4, ...first })).toMatchObject({ status: 409 });
    const refused = async (change: object) =>
      (await send('seasons', { id, version: 5, ...first, ...change })).body.errors;
    expect(await refused({ count: 0, episodes: [pilot] })).toEqual({ episodes: ['The season has no such episode'] });
    expect(await refused({ episodes: [pilot, pilot] })).toEqual({ episodes: ['An episode stands here twice'] });
    const movie = (await send('titles', { ...facts, post_type: 1, name: { en: 'Film' } })).body.title_id;
    expect(await refused({ id: movie, version: 1 })).toEqual({ number: ['Only a series has seasons'] });
    expect((await test.get('/api/console/seasons/999999', headers())).status).toBe(404);
  });
});
