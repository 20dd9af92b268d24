import { type ApiOperation, type ApiSchema, operationName, operationsOf } from './support/api-operations.ts';
import { type SiteUnderTest, startSite } from './support/site-under-test.ts';

/** Ids that everybody sees on the pages, or that change and tell nothing of whoever they are about. */
const HARMLESS: Record<string, readonly string[]> = {
  'POST /api/post/comments': ['post_id', 'news_post_id'],
  'POST /api/post/replies': ['post_id', 'news_post_id', 'comment_id'],
  'POST /api/post/commentThread': ['comment_id'],
  'POST /api/post/followers': ['id'],
  'POST /api/user/fileRights': ['post_id'],
  'POST /api/post/ratings': ['post_id'],
  'POST /api/post/similarMovies': ['post_id'],
  'POST /api/post/similarSerials': ['post_id'],
  // Files stand on the page of their title; what is the viewer's own in the answer is theirs by the token.
  'GET /api/playinfo/{fid}': ['fid'],
  'GET /api/fileinfo/{fid}/{token}': ['fid'],
  // Who invited somebody: unknown ones are dropped, and the answer is the same.
  'POST /api/user/register': ['offer_id', 'referrer_id'],
  'POST /api/user/makePayment': ['order.offer_id'],
  'POST /api/user/coupon': ['offer_id'],
};

/** `user_id`, `fid`, `orderId` and their like; not `planId`, which has three values. */
const NAMES_A_ROW = /(?:^|_)[a-z]?id$|Id$/;
const NO_ROW = ['planId'];

let site: SiteUnderTest;
let operations: ApiOperation[];

beforeAll(async () => {
  site = await startSite();
  operations = operationsOf(site.document).filter(({ access }) => access === 'public');
}, 120_000);
afterAll(() => site?.close());

/** Paths of the fields and parameters that take a number and name a row. */
function countedIds({ parameters, body }: ApiOperation): string[] {
  return [...parameters.flatMap(({ name, schema }) => idsIn(schema, name)), ...(body ? idsIn(body, '') : [])];
}

function idsIn(schema: ApiSchema, path: string): string[] {
  const name = path.split('.').at(-1) ?? '';
  const below = [
    ...(schema.anyOf ?? []).flatMap((one) => idsIn(one, path)),
    ...(schema.allOf ?? []).flatMap((one) => idsIn(one, path)),
    ...(schema.items ? idsIn(schema.items, path) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => idsIn(inner, path ? `${path}.${key}` : key)),
  ];
  const counts = schema.type === 'integer' || schema.type === 'number';
  return counts && NAMES_A_ROW.test(name) && !NO_ROW.includes(name) ? [...below, path] : below;
}

describe('public routes', () => {
  it('are there, bodies and all, so that looking through them says something', () => {
    expect(operations.length).toBeGreaterThan(20);
    expect(countedIds(operations.find(({ path }) => path === '/api/post/comments')!)).toEqual([
      'post_id',
      'news_post_id',
    ]);
  });

  it('take no number for an account, a registration, an order or anything else that is private', () => {
    const guessable = operations.flatMap((operation) => {
      const harmless = HARMLESS[operationName(operation)] ?? [];
      const ids = [...new Set(countedIds(operation))].filter((path) => !harmless.includes(path));
      return ids.map((path) => `${operationName(operation)}: ${path}`);
    });
    expect(guessable).toEqual([]);
  });

  it('know a registration by its handle alone: a number gets the answer of a handle that nobody has', async () => {
    const answer = async (url: string, body: object) => {
      const payload = JSON.stringify(body);
      const { status, text } = await site.send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      return { status, body: JSON.parse(text) };
    };
    const requests: [string, (user_id: unknown) => object][] = [
      ['/api/user/verify', (user_id) => ({ user_id, code: '123456' })],
      ['/api/user/resendCode', (user_id) => ({ user_id })],
      ['/api/user/activationCall', (user_id) => ({ user_id })],
      ['/api/user/makePayment', (user_id) => ({ order: { planId: 2, user_id } })],
      ['/api/user/coupon', (user_id) => ({ coupon: 'NO-SUCH-CODE', user_id })],
    ];
    const id = await site.member('waiting-for-nothing');
    for (const [url, body] of requests) {
      const unknown = await answer(url, body('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'));
      expect(unknown.status).not.toBe(200);
      for (const guess of [1, id, String(id), 2_147_483_647]) {
        expect([url, guess, await answer(url, body(guess))]).toEqual([url, guess, unknown]);
      }
    }
  });
});
