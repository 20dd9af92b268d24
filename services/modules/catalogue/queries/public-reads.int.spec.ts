import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from '../catalogue.projector.module.ts';
import { CatalogueReadModule } from '../catalogue.read.module.ts';
import { CatalogueWriteModule } from '../catalogue.write.module.ts';

const PAGE = '/api/post/getMovie/by-get-2001';
const LIST = '/api/post/index/1';
let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  token = test.signIn({ userId: 1, role: 'admin' });
  await test.post('/api/console/titles', { token, post_type: 1, name: { en: 'By get' }, release_year: 2001 });
  // The page and the list are of two projections.
  await eventually(async () => {
    expect(await test.post(PAGE)).toMatchObject({ status: 200 });
    expect(await test.post(LIST)).toMatchObject({ body: { total: 1 } });
  });
});
afterAll(() => test.close());

describe('a public read by GET', () => {
  it('answers what the POST does, with its fields in the question', async () => {
    expect((await test.get(PAGE)).body).toEqual((await test.post(PAGE)).body);
    const asked = await test.get(`${LIST}?field=release_year&type=asc`);
    expect(asked).toMatchObject({ status: 200, body: { total: 1 } });
    expect(asked.body).toEqual((await test.post(LIST, { field: 'release_year', type: 'asc' })).body);
    expect((await test.get(`${LIST}?field=size`)).status).toBe(422);
    expect((await test.get(`${LIST}?unknown=1`)).status).toBe(422);
  });

  it('may be kept on the way, and is sent once: who has it is told that it is the same', async () => {
    const { headers } = await test.get(PAGE);
    expect(headers).toMatchObject({ 'cache-control': expect.stringMatching(/^public, .*s-maxage=15/) });
    const etag = String(headers['etag']);
    const again = await test.get(PAGE, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect((await test.get(LIST, { 'if-none-match': etag })).status).toBe(200);
    expect((await test.post(PAGE)).headers['etag']).toBeUndefined();
  });

  it('is kept by nobody where it is a member’s, waits for a position, or is refused', async () => {
    const refused = await test.get('/api/post/getMovie/there-is-none');
    const answers = [
      await test.get(PAGE, { authorization: `Bearer ${token}` }),
      await test.get(PAGE, { cookie: `token=${token}` }),
      await test.get(PAGE, { 'parde-after': '1' }),
      refused,
    ];
    expect(refused.status).toBe(404);
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['etag']).toBeUndefined();
    }
    expect(answers[0]!.body.viewer).toEqual({ rating: null });
  });
});
