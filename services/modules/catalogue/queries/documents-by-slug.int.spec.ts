import { AccessGuard } from '#platform/auth/access.guard.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueProjectorModule } from '../catalogue.projector.module.ts';
import { CatalogueReadModule } from '../catalogue.read.module.ts';
import { CatalogueWriteModule } from '../catalogue.write.module.ts';

const PAGE = '/api/post/getMovie/asked-for-2001';
const JSON_HEADER = { 'content-type': 'application/json' };
let test: TestApp;
let token: string;
let guarded: jest.SpyInstance;

beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule] });
  token = test.signIn({ userId: 1, role: 'admin' });
  const summary = { en: 'Long enough to be compressed. '.repeat(50) };
  await test.post('/api/console/titles', {
    token,
    post_type: 1,
    name: { en: 'Asked for' },
    release_year: 2001,
    summary,
  });
  await eventually(async () => expect(await ask({ 'accept-encoding': 'br' })).toMatchObject({ status: 200 }));
  guarded = jest.spyOn(AccessGuard.prototype, 'canActivate');
});
afterAll(() => test.close());
beforeEach(() => guarded.mockClear());

/** A header that nobody reads makes no other request; a field that is asked for does, and no field is. */
const ask = (headers: Record<string, string> = {}, url = PAGE, payload = '{}') =>
  test.app.inject({ method: 'POST', url, headers: { ...JSON_HEADER, ...headers }, payload }).then(answerOf);

const answerOf = (answer: { statusCode: number; headers: object; body: string }) => {
  const { date: _date, ...headers } = answer.headers as Record<string, unknown>;
  return { status: answer.statusCode, headers, body: answer.body };
};

it.each([
  ['as it is', {}],
  ['compressed', { 'accept-encoding': 'gzip' }],
])('a page that is not kept is the same asked for at once as by the usual way, %s', async (_, headers) => {
  const atOnce = await ask(headers);
  expect(guarded).not.toHaveBeenCalled();
  const usual = await ask(headers, PAGE, '{"token":null}');
  expect(guarded).toHaveBeenCalledTimes(1);
  expect(atOnce).toEqual(usual);
});

it('by GET it has its ETag and may be kept on the way', async () => {
  const atOnce = await test.get(PAGE);
  expect(guarded).not.toHaveBeenCalled();
  const usual = await test.get(`${PAGE}?token=`);
  expect(guarded).toHaveBeenCalledTimes(1);
  expect(comparable(atOnce)).toEqual(comparable(usual));
  expect(atOnce.headers).toMatchObject({
    etag: expect.any(String),
    'cache-control': expect.stringContaining('public'),
  });
});

const comparable = ({ status, headers: { date: _date, ...headers }, body }: TestAnswer) => ({ status, headers, body });

it('what is not there is refused in the same words', async () => {
  const nothing = '/api/post/getMovie/nothing-1999';
  const atOnce = await ask({}, nothing);
  expect(guarded).not.toHaveBeenCalled();
  expect(atOnce).toEqual(await ask({}, nothing, '{"token":null}'));
  expect(atOnce.status).toBe(404);
});

it.each([
  ['a viewer, who has a part of their own', { authorization: 'Bearer $token' }, PAGE, '{}', 200],
  ['one who waits for a position', { 'parde-after': '1' }, PAGE, '{}', 200],
  ['a token in the body', {}, PAGE, '{"token":"no token"}', 401],
  ['what is no JSON', { 'content-type': 'text/plain' }, PAGE, '{}', 415],
  ['a field that does not exist', {}, PAGE, '{"unknown":1}', 422],
  ['a slug that none of ours is', {}, '/api/post/getMovie/a%00b', '{}', 404],
])('%s goes the usual way', async (_, headers, url, body, status) => {
  const signed = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace('$token', token)]),
  );
  expect((await ask(signed, url, body)).status).toBe(status);
  if (status !== 415) expect(guarded).toHaveBeenCalledTimes(1);
});

it('what the other hooks refuse is refused', async () => {
  expect((await ask({ host: 'a b' }, '/api/post/getMovie/nobody-asked-2002')).status).toBe(400);
});
