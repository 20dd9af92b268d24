import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from '../catalogue.projector.module.ts';
import { CatalogueReadModule } from '../catalogue.read.module.ts';
import { CatalogueWriteModule } from '../catalogue.write.module.ts';

const page = '/api/post/getMovie/kept-2001';
let test: TestApp;
let token: string;
let titleId: number;

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  token = test.signIn({ userId: 1, role: 'admin' });
  const summary = { en: 'Long enough to be compressed. '.repeat(50) };
  const title = { token, post_type: 1, name: { en: 'Kept' }, release_year: 2001, summary };
  titleId = (await test.post('/api/console/titles', title)).body.title_id;
  await eventually(async () => expect(await test.post(page)).toMatchObject({ status: 200 }));
});
afterAll(() => test.close());

const keptAnswers = async () =>
  Number(/^parde_response_cache_hits_total (\d+)/m.exec(await test.metrics())?.[1] ?? Number.NaN);
/** How many of these requests were answered from kept answers. */
async function keptWhile(work: () => Promise<unknown>): Promise<number> {
  const before = await keptAnswers();
  await work();
  return (await keptAnswers()) - before;
}

describe('an answer to guests', () => {
  beforeEach(() => test.post(page));

  it('is kept, byte for byte and with its headers', async () => {
    const usual = await test.post(page, {}, { 'parde-after': '1' });
    let kept = usual;
    // A projection that is still at work may drop what was kept.
    await eventually(async () => expect(await keptWhile(async () => (kept = await test.post(page)))).toBe(1));
    expect(kept.body).toEqual(usual.body);
    const { date: _usual, ...headers } = usual.headers;
    const { date: _kept, ...keptHeaders } = kept.headers;
    expect(keptHeaders).toEqual(headers);
  });

  it('is not given to a viewer, to a bad token, or to one who waits for a position', async () => {
    const ask = async () => {
      expect((await test.post(page, { token })).body.viewer).toEqual({ rating: null });
      expect(await test.post(page, {}, { authorization: `Bearer ${token}` })).toMatchObject({ status: 200 });
      expect(await test.post(page, { token: 'no token' })).toMatchObject({ status: 401 });
      await test.post(page, {}, { 'parde-after': '1' });
    };
    const served = keptWhile(async () => {
      for (const _time of [1, 2]) await ask();
    });
    expect(await served).toBe(0);
    expect((await test.post(page)).body.viewer).toBeNull();
  });

  it('is not given to whoever may be signed in by a header, or asks in another way', async () => {
    await test.get(page);
    const served = keptWhile(async () => {
      expect((await test.get(page, { cookie: `token=${token}` })).body.viewer).toEqual({ rating: null });
      expect((await test.get(page, { 'parde-console': '1' })).status).toBe(200);
      expect((await test.post(page, {}, { 'content-type': 'text/plain' })).status).toBe(415);
    });
    expect(await served).toBe(0);
  });

  it('is kept for GET too, and so is that it is the same', async () => {
    const { headers } = await test.get(page);
    const known = { 'if-none-match': String(headers['etag']) };
    const first = await test.get(page, known);
    const served = keptWhile(async () => {
      expect((await test.get(page)).headers).toMatchObject({
        etag: headers['etag'],
        'content-type': headers['content-type'],
      });
      const again = await test.get(page, known);
      expect([again.status, again.headers['etag']]).toEqual([304, headers['etag']]);
      expect(Object.keys(again.headers).sort()).toEqual(Object.keys(first.headers).sort());
    });
    expect(await served).toBe(2);
  });

  it('is told by its compression', async () => {
    const encoded = (encoding: string) =>
      test.app.inject({ method: 'POST', url: page, headers: { 'accept-encoding': encoding } });
    for (const encoding of ['gzip', 'br']) await encoded(encoding);
    const served = keptWhile(async () => {
      expect((await encoded('gzip')).headers['content-encoding']).toBe('gzip');
      expect((await encoded('br')).headers['content-encoding']).toBe('br');
      expect((await encoded('identity')).headers['content-encoding']).toBeUndefined();
    });
    expect(await served).toBeGreaterThanOrEqual(2);
  });

  it('does not stand for a request that is refused', async () => {
    const bodies = [{ unknown: 1 }, [], { token: 7 }];
    const served = keptWhile(async () => {
      for (const body of bodies) expect((await test.post(page, body)).status).toBe(422);
      await test.post('/api/post/getMovie/nothing');
      await test.post('/api/post/getMovie/nothing');
    });
    expect(await served).toBe(0);
  });

  it('tells lists by their page and order', async () => {
    const list = (body: object) => test.post('/api/post/index/1', body);
    await list({});
    expect(await keptWhile(() => list({}))).toBe(1);
    expect(await keptWhile(() => list({ sort: 'name' }))).toBe(0);
    expect(await keptWhile(() => test.post('/api/post/index/2'))).toBe(0);
  });

  it('goes when its documents change', async () => {
    const fields = { token, post_type: 1, name: { en: 'Kept anew' }, release_year: 2001, version: 1 };
    const revised = await test.post(`/api/console/titles/${titleId}/revise`, fields);
    expect(revised.status).toBe(200);
    await eventually(async () => expect((await test.post(page)).body.post.name.en).toBe('Kept anew'));
    expect(await keptWhile(() => test.post(page))).toBe(1);
  });
});
