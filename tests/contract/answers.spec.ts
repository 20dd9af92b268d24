import { randomUUID } from 'node:crypto';
import { servedRoutes } from '#apps/cli/routes/served-routes.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { multipart } from '#platform/testing/multipart.ts';
import { operationName, operationsOf } from './support/api-operations.ts';
import { DeclaredAnswers } from './support/declared-answers.ts';
import { type KnownValues, knownValues } from './support/known-values.ts';
import { isKnown, KNOWN_WHOLE_READS } from './support/known-whole-reads.ts';
import { RecordedStatements } from './support/query-plans.ts';
import { COMMANDS, type ReadRequest, readRequests } from './support/read-requests.ts';
import { loadSampleCatalogue, readModelsFilled } from './support/sample-catalogue.ts';
import { type SiteUnderTest, startSite } from './support/site-under-test.ts';

let site: SiteUnderTest;
let declared: DeclaredAnswers;
let recorded: RecordedStatements;
let known: KnownValues;
let viewer: string;
let admin: string;
let movieId: number;
/** Of a payment. */
let reference: string;

const CRITERIA = { starring: 9, direction: 8, screenplay: 7, music: 6, effects: 5, other: 10 };

/** A site with something of everything in it: titles, a rating, comments of each status, replies, a decision in the audit. */
beforeAll(async () => {
  site = await startSite();
  viewer = await site.logIn('viewer');
  admin = await site.logIn('admin');
  await loadSampleCatalogue(site, admin);
  known = await knownValues(site);
  declared = new DeclaredAnswers(site.document);
  movieId = known['post_id']![0] as number;
  const ids: number[] = [];
  for (const body of ['A fine film', 'Waits', 'Not so fine']) ids.push(await comment({ body }));
  await site.post('/api/console/comments/approve', { comments: [{ id: ids[0], version: 1 }] }, admin);
  await site.post('/api/console/comments/refuse', { comments: [{ id: ids[2], version: 1 }], reason: 'no' }, admin);
  known['comment_id'] = [ids[0]!];
  const reply = await comment({ body: 'A reply', parent_id: ids[0] });
  await site.post('/api/console/comments/approve', { comments: [{ id: reply, version: 1 }] }, admin);
  const rated = await site.post('/api/user/ratePost', { rating: { post_id: movieId, ...CRITERIA } }, viewer);
  expect(rated.status).toBe(1);
  reference = await buyForNothing();
  const wish = await site.post('/api/user/addRequest', { type: 1, link: 'tt0111161' }, viewer);
  expect(wish.status).toBe(1);
  const form = { name: 'Ann', email: 'ann@example.com', subject: 'A letter', body: 'To the staff' };
  const letter = await site.post('/api/contact', { form, captcha: await site.captcha() });
  expect(letter.status).toBe(1);
  await reportAndSubtitle(known['file_id']![0] as number);
  await readModelsFilled(site, admin);
  recorded = new RecordedStatements(site.app.get(ReadDatabase));
}, 120_000);

afterAll(() => site?.close());

async function comment(fields: { body: string; parent_id?: number | undefined }): Promise<number> {
  const answer = await site.post('/api/user/comment', { comment: { post_id: movieId, ...fields } }, viewer);
  if (answer.status !== 1) throw new Error(JSON.stringify(answer));
  return answer.comment_id;
}

/** A file that a member says is broken, and a subtitle that waits for a moderator. */
async function reportAndSubtitle(fileId: number): Promise<void> {
  const report = { file_id: fileId, fields: { reason: 'bad_sound' } };
  expect((await site.post('/api/user/report2', report, viewer)).status).toBe(1);
  const fields = { token: viewer, file_id: String(fileId), language: 'fa' };
  const bytes = Buffer.from('1\n00:00:01,000 --> 00:00:03,000\nسلام\n');
  const form = multipart({ bytes, name: 'film.srt', type: 'text/plain' }, fields);
  const sent = await site.send({ method: 'POST', url: '/api/user/suggestSubtitle', ...form });
  expect(JSON.parse(sent.text).status).toBe(1);
}

/** A coupon of 100 % needs no bank. @returns the payment's reference. */
async function buyForNothing(): Promise<string> {
  const coupon = { planId: 2, stage: 'update', percent: 100 };
  const { coupons } = await site.post('/api/console/coupons', coupon, admin);
  const order = { planId: 2, coupon: coupons[0].code };
  const bought = await site.post('/api/user/makePayment', { order }, viewer);
  if (bought.state !== 'paid') throw new Error(JSON.stringify(bought));
  return bought.reference;
}

/** Of a resource's page in the console: the id of the first in its list. */
async function firstOf(path: string): Promise<Record<string, unknown>> {
  const [, resource] = /^\/api\/console\/([\w-]+)\/\{id\}$/.exec(path) ?? [];
  if (!resource) return {};
  const headers = { authorization: `Bearer ${admin}` };
  const rows = JSON.parse((await site.send({ method: 'GET', url: `/api/console/${resource}`, headers })).text);
  return { id: rows[0]?.id };
}

/** Asks, and holds the answer against the declaration of the route. @param values of the path's parameters. */
async function ask(route: string, { body = {}, values = {}, query = '' }: ReadRequest, token: string | null) {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string];
  const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name]))) + query;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (method === 'POST') headers['content-type'] = 'application/json';
  const payload = method === 'POST' ? JSON.stringify(body) : undefined;
  const answer = await site.send({ method, url, headers, ...(payload && { payload }) });
  const json = JSON.parse(answer.text);
  expect({ route, status: answer.status, refused: answer.status === 200 ? null : json }).toEqual({
    route,
    status: 200,
    refused: null,
  });
  expect(declared.errors({ method, path }, json)).toEqual([]);
  return json;
}

const asked = () => readRequests({ known, movieId, reference });

describe('answers', () => {
  it.each<[who: string, token: () => string | null]>([
    ['anonymous', () => null],
    ['a viewer', () => viewer],
    ['an admin', () => admin],
  ])('of every read are what the document declares, for %s', async (who, token) => {
    let reads = 0;
    for (const operation of operationsOf(site.document)) {
      const route = operationName(operation);
      if (COMMANDS.test(route)) continue;
      const open =
        operation.access === 'public' || (operation.access === 'viewer' ? who !== 'anonymous' : who === 'an admin');
      if (!open) continue;
      const { values, ...rest } = asked()[route] ?? {};
      await ask(route, { values: { ...(await firstOf(operation.path)), ...values }, ...rest }, token());
      reads += 1;
    }
    expect(reads).toBeGreaterThan(25);
  });

  it('read no table from end to end, but where that is known to stay cheap', async () => {
    recorded.stop();
    const whole = await recorded.wholeReads();
    expect(whole.filter((read) => !isKnown(read))).toEqual([]);
    const found = new Set(whole.flatMap(({ tables }) => tables));
    const unseen = KNOWN_WHOLE_READS.filter(({ tables }) => !tables.some((table) => found.has(table)));
    expect(unseen.filter(({ sometimes }) => !sometimes)).toEqual([]);
  });

  it('are not empty where there is something to tell', async () => {
    const { hero, shelves } = await ask('GET /api/home', {}, null);
    expect(hero.length).toBeGreaterThan(0);
    expect(shelves[0].posts.length).toBeGreaterThan(0);
    const movie = await ask('POST /api/post/getMovie/{slug}', asked()['POST /api/post/getMovie/{slug}']!, viewer);
    expect(movie.post.files.length).toBeGreaterThan(0);
    const serial = await ask('POST /api/post/getSerial/{slug}', asked()['POST /api/post/getSerial/{slug}']!, viewer);
    expect(serial.post.seasons[0].groups[0].files.length).toBeGreaterThan(0);
    const found = await ask('POST /api/search/posts', { body: {} }, null);
    expect(found.posts.length).toBeGreaterThan(0);
    const log = await ask('GET /api/console/audit', {}, admin);
    expect(log.length).toBeGreaterThan(0);
  });

  it('show a receipt to who paid', async () => {
    await ask('POST /api/user/receipt', { body: { reference } }, viewer);
    expect((await site.post('/api/user/receipt', { reference }, admin)).code).toBe('unknown_payment');
  });

  it('show a rating to who gave it, in one decimal to all', async () => {
    const movies = (await site.post('/api/post/index/1')).posts as { id: number; slug: string }[];
    const { slug } = movies.find(({ id }) => id === movieId)!;
    const page = await ask('POST /api/post/getMovie/{slug}', { values: { slug } }, viewer);
    expect(page.viewer.rating).toEqual(CRITERIA);
    expect(page.stats).toMatchObject({ rating: 7.5, votes: 1, comments: 2 });
    expect((await ask('POST /api/post/getMovie/{slug}', { values: { slug } }, null)).viewer).toBeNull();
  });

  it('show comments that wait to their author alone, refused ones to nobody', async () => {
    const bodies = async (token: string | null) => {
      const { comments } = await ask('POST /api/post/comments', { body: { post_id: movieId, page: 1 } }, token);
      return (comments as { body: string; replies: { body: string }[] }[]).flatMap((one) => [
        one.body,
        ...one.replies.map((reply) => reply.body),
      ]);
    };
    expect(await bodies(viewer)).toEqual(['Waits', 'A fine film', 'A reply']);
    expect(await bodies(null)).toEqual(['A fine film', 'A reply']);
    expect(await bodies(admin)).toEqual(['A fine film', 'A reply']);
  });

  it('of commands are what the document declares, a retry getting the first one again', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const payload = JSON.stringify({ comment: { post_id: movieId, body: 'Once' }, token: viewer });
    const headers = { 'content-type': 'application/json', ...key };
    const send = () => site.send({ method: 'POST', url: '/api/user/comment', headers, payload });
    const [first, second] = [await send(), await send()];
    expect(second.text).toBe(first.text);
    expect(Number(first.headers['parde-position'])).toBeGreaterThan(0);
    expect(second.headers['parde-position']).toBe(first.headers['parde-position']);
    expect(declared.errors({ method: 'POST', path: '/api/user/comment' }, JSON.parse(first.text))).toEqual([]);
  });

  it('of a save are the first one again for who sends it twice, whatever it is a change of', async () => {
    const facts = { name: { fa: 'نمونه', en: 'A sample' }, size: 30, price: 100_000 };
    const plan = await site.post('/api/console/plans', { planId: 2, ...facts }, admin);
    const en = { title: 'A draft', lead: '', body: '' };
    const draft = await site.post('/api/console/news', { category: 'series', en }, admin);
    const waiting = await comment({ body: 'Sent once' });
    const { coupons } = await site.post('/api/console/coupons', { planId: 2, stage: 'update', percent: 10 }, admin);
    const { request: wish } = await site.post('/api/user/addRequest', { type: 1, link: 'tt0111162' }, viewer);
    const member = { user_id: await site.member('said-twice'), reason: 'A sample' };
    const saves: Record<string, object> = {
      '/api/console/plans/revise': { id: plan.id, version: plan.version, ...facts, size: 31 },
      '/api/console/news/revise': {
        id: draft.id,
        version: draft.version,
        category: 'series',
        en: { ...en, lead: 'x' },
      },
      '/api/console/box-office': { version: 1, as_of: '2025-12-31', entries: [{ title_id: movieId, gross: 3 }] },
      '/api/console/comments/approve': { comments: [{ id: waiting, version: 1 }] },
      '/api/console/coupons/disable': { ids: [coupons[0].id] },
      '/api/console/requests/name': { id: wish.id, name: 'Solaris' },
      '/api/console/users/changeRole': { ...member, role: 'moderator', version: 1 },
      '/api/console/users/suspend': member,
      '/api/console/users/unsuspend': member,
    };
    for (const [url, body] of Object.entries(saves)) {
      const headers = (key: string) => ({
        authorization: `Bearer ${admin}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      });
      const payload = JSON.stringify(body);
      const send = (key: string) => site.send({ method: 'POST', url, headers: headers(key), payload });
      const [first, again, another] = [await send('lost'), await send('lost'), await send('another')];
      expect([url, first.status, JSON.parse(again.text)]).toEqual([url, 200, JSON.parse(first.text)]);
      expect([url, JSON.parse(another.text)]).not.toEqual([url, JSON.parse(first.text)]);
    }
  });

  it('of whatever is said of a version are kept for a retry', async () => {
    const kept = (await servedRoutes()).filter(({ repeatable }) => repeatable);
    const names = kept.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const saves = operationsOf(site.document).filter(({ body }) => JSON.stringify(body).includes('"version":'));
    expect(saves.length).toBeGreaterThan(35);
    expect(saves.map(operationName).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('that refuse are ErrorAnswers', async () => {
    for (const url of ['/api/post/getMovie/no-such', '/api/user/login', '/api/no-such', '/api/post/index/0']) {
      expect([url, declared.wrongErrors(await site.post(url))]).toEqual([url, []]);
    }
  });

  it('that refuse carry details of their own where the operation declares them, and nowhere else', async () => {
    const person = { name: { en: 'Somebody Known' } };
    await site.post('/api/console/people', person, admin);
    const refused = await site.post('/api/console/people', person, admin);
    expect(refused).toMatchObject({ code: 'person_exists', person_id: expect.any(Number) });
    expect(declared.wrongErrors(refused, { method: 'POST', path: '/api/console/people' })).toEqual([]);
    expect(declared.wrongErrors(refused, { method: 'POST', path: '/api/console/titles' })).not.toEqual([]);
  });
});
