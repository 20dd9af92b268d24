import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { ACCESS, type Access, roleAllows } from '#platform/http/access.decorator.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { type ApiOperation, operationName, operationsOf } from './support/api-operations.ts';
import { type KnownValues, knownValues } from './support/known-values.ts';
import { PUBLIC_COMMANDS } from './support/public-commands.ts';
import { Random } from './support/random.ts';
import { COMMANDS } from './support/read-requests.ts';
import { loadSampleCatalogue } from './support/sample-catalogue.ts';
import { SampleValues } from './support/sample-values.ts';
import { type SiteAnswer, type SiteUnderTest, startSite } from './support/site-under-test.ts';

const ACTORS = { 'viewer A': 'viewer', 'viewer B': 'viewer', moderator: 'moderator', admin: 'admin' } as const;
type ActorName = keyof typeof ACTORS;
const LOG_OUT = 'POST /api/user/logout';
/** Open to whoever has just registered, by an id in the body: without one it is for viewers. */
const FOR_NEW_USERS = 'POST /api/user/makePayment';
/** The mailed link says who may, whatever session there is. */
const BY_LINK = ['/api/user/recoveryLink', '/api/user/changePassword'];
/** The same for all: a token that is over spoils no picture. */
const PICTURES = /^\/media\/(images|pictures|thumbnails|trailers)\//;
/** Of some kinds they are for admins (record-versions.int.spec.ts): here of one that all of the staff edits. */
const VERSIONS = 'GET /api/console/versions/{kind}/{id}';
/** A page that is being left can send no header: the cookie counts, unless a browser says that another site sends it. */
const BEACON = 'POST /api/playtime';

let site: SiteUnderTest;
let known: KnownValues;
let operations: ApiOperation[];
const tokens = {} as Record<ActorName, string>;

beforeAll(async () => {
  site = await startSite();
  for (const role of ['viewer', 'moderator', 'admin'] as const) {
    tokens[role === 'viewer' ? 'viewer A' : role] = await site.logIn(role);
  }
  await site.member('rival');
  tokens['viewer B'] = await site.logInMember('rival');
  await loadSampleCatalogue(site, tokens.admin);
  // Who is suspended, promoted and so on along the way sends no requests here.
  known = { ...(await knownValues(site)), user_id: [await site.member('bystander')] };
  operations = operationsOf(site.document);
}, 120_000);

afterAll(() => site?.close());

/** A request that fits the operation, so that only its sender can be a reason to refuse it. */
function send(operation: ApiOperation, headers: Record<string, string>): Promise<SiteAnswer> {
  const samples = new SampleValues(new Random(1), known, []);
  let url = operationName(operation) === VERSIONS ? operation.path.replace('{kind}', 'news') : operation.path;
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'path') url = url.replace(`{${name}}`, String(samples.value(schema, name, operation)));
  }
  if (!operation.body) return site.send({ method: operation.method, url, headers });
  const payload = JSON.stringify(samples.value(operation.body, '', operation));
  return site.send({
    method: operation.method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function outcome({ status, text, headers }: SiteAnswer): string {
  if (status !== 401 && status !== 403) return 'let in';
  const body = String(headers['content-type']).includes('json') ? JSON.parse(text) : {};
  return `${status} ${body.code}`;
}

function expected(operation: ApiOperation, role: Role | null): string {
  const access: Access = operation.access ?? 'admin';
  if (!role && operationName(operation) === FOR_NEW_USERS) return '401 token_required';
  if (access === 'public' || (role && roleAllows(role, access))) return 'let in';
  return role ? '403 not_allowed' : '401 token_required';
}

describe('who may call what', () => {
  it('is declared by every route of the document', () => {
    expect(operations.length).toBeGreaterThan(50);
    expect(operations.filter(({ access }) => access === null).map(operationName)).toEqual([]);
  });

  it('is the staff alone for everything of the console', () => {
    const console = operations.filter(({ path }) => path.startsWith('/api/console'));
    expect(console.length).toBeGreaterThan(15);
    expect(console.filter(({ access }) => access !== 'moderator' && access !== 'admin').map(operationName)).toEqual([]);
  });

  it('is everybody for these commands and no others', () => {
    const commands = operations.filter((one) => one.method === 'POST' && COMMANDS.test(operationName(one)));
    const open = commands.filter(({ access }) => access === 'public').map(operationName);
    expect(open.sort()).toEqual(PUBLIC_COMMANDS.map((path) => `POST ${path}`).sort());
  });

  it('is declared by every handler of every controller, those outside the document too', () => {
    const discovery = new DiscoveryService(site.app.get(ModulesContainer));
    const scanner = new MetadataScanner();
    const undeclared: string[] = [];
    let routes = 0;
    for (const { metatype } of discovery.getControllers()) {
      if (!metatype) continue;
      for (const name of scanner.getAllMethodNames(metatype.prototype)) {
        const handler = metatype.prototype[name];
        if (!Reflect.hasMetadata('path', handler)) continue;
        routes += 1;
        const declared = Reflect.hasMetadata(ACCESS, handler) || Reflect.hasMetadata(ACCESS, metatype);
        if (!declared) undeclared.push(`${metatype.name}.${name}`);
      }
    }
    expect(undeclared).toEqual([]);
    expect(routes).toBeGreaterThan(operations.length);
  });

  it.each([null, ...(Object.keys(ACTORS) as ActorName[])])('is what %s meets at every route', async (actor) => {
    const role = actor && ACTORS[actor];
    const met: Record<string, string> = {};
    const declared: Record<string, string> = {};
    for (const operation of operations) {
      // A log-out that succeeds ends the session the other routes are tried with; it is tried below.
      if (actor && operationName(operation) === LOG_OUT) continue;
      const name = operationName(operation);
      met[name] = outcome(await send(operation, actor ? bearer(tokens[actor!]) : {}));
      declared[name] = expected(operation, role);
    }
    expect(met).toEqual(declared);
  });

  it.each<[what: string, payload: string]>([
    ['nothing', '{}'],
    ['a list', '[]'],
    ['a word', '"order"'],
    ['null', 'null'],
    ['an order that makes no sense', '{"order":{"planId":"x"}}'],
    ['an order for a registration that makes no sense', '{"order":{"user_id":{"a":1}}}'],
  ])('asks who is there before it looks at what came: %s', async (_what, payload) => {
    const headers = { 'content-type': 'application/json' };
    const met: Record<string, string> = {};
    const guarded = operations.filter(
      (one) => one.method === 'POST' && (one.access !== 'public' || operationName(one) === FOR_NEW_USERS),
    );
    expect(guarded.length).toBeGreaterThan(40);
    for (const { method, path } of guarded) {
      const url = path.replace(/\{\w+\}/g, 'x');
      met[`${method} ${path}`] = outcome(await site.send({ method, url, headers, payload }));
    }
    expect(Object.entries(met).filter(([, told]) => told !== '401 token_required')).toEqual([]);
  });

  it('says token_required to anonymous with the field and the sentence of the specification', async () => {
    const answer = await site.send({ method: 'GET', url: '/api/console/overview' });
    expect(JSON.parse(answer.text)).toEqual({
      status: -1,
      code: 'token_required',
      auth_error: 'token_required',
      message: 'Please Login First',
    });
  });
});

describe('a session that another log-in has ended', () => {
  const expired = { status: -1, code: 'token_expired', auth_error: 'token_expired' };
  let superseded: string;
  let current: string;

  beforeAll(async () => {
    superseded = await site.logIn('moderator');
    current = await site.logIn('moderator');
  });

  it.each<[where: string, request: () => Promise<SiteAnswer>]>([
    ['on a public GET', () => site.send({ method: 'GET', url: '/api/home', headers: bearer(superseded) })],
    ['on a closed GET', () => site.send({ method: 'GET', url: '/api/console/overview', headers: bearer(superseded) })],
    ['by cookie', () => site.send({ method: 'GET', url: '/api/home', headers: { cookie: `token=${superseded}` } })],
    ['on a public POST', () => postWith('/api/post/slider-movies', { token: superseded })],
    ['on a closed POST', () => postWith('/api/user/info', { token: superseded })],
    ['on a POST by header', () => postWith('/api/user/info', {}, bearer(superseded))],
  ])('is told so %s', async (_where, request) => {
    const answer = await request();
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.text)).toMatchObject(expired);
  });

  it('is told so on every route of the document but those that look at no session', async () => {
    const others: string[] = [];
    for (const operation of operations) {
      const told = outcome(await send(operation, bearer(superseded)));
      const due = PICTURES.test(operation.path) || BY_LINK.includes(operation.path) ? 'let in' : '401 token_expired';
      if (told !== due) others.push(`${operationName(operation)}: ${told}`);
    }
    expect(others).toEqual([]);
  });

  it('does not touch the session that took its place, which a log-out ends', async () => {
    expect((await postWith('/api/user/info', { token: current })).status).toBe(200);
    expect((await postWith('/api/user/logout', { token: current })).status).toBe(200);
    expect(JSON.parse((await postWith('/api/user/info', { token: current })).text)).toMatchObject(expired);
  });
});

describe('the cookie of the console', () => {
  const cookie = () => ({ cookie: `parde_console=${tokens.admin}` });
  const fromConsole = () => ({ ...cookie(), 'parde-console': '1' });

  it('signs in what the console asks, reads and commands alike', async () => {
    for (const operation of operations.filter((one) => operationName(one) !== LOG_OUT)) {
      const told = outcome(await send(operation, fromConsole()));
      expect([operationName(operation), told]).toEqual([operationName(operation), expected(operation, 'admin')]);
    }
  });

  it('is nothing without the header that no other site can send', async () => {
    for (const operation of operations) {
      const told = outcome(await send(operation, cookie()));
      expect([operationName(operation), told]).toEqual([operationName(operation), expected(operation, null)]);
    }
  });
});

describe('the cookie', () => {
  const cookie = () => ({ cookie: `token=${tokens.admin}` });

  it('signs a GET in, but opens nothing of the console, which has a cookie of its own', async () => {
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      const told = outcome(await send(operation, cookie()));
      const role = operation.path.startsWith('/api/console/') ? null : 'admin';
      expect([operationName(operation), told]).toEqual([operationName(operation), expected(operation, role)]);
    }
    const answer = await site.send({ method: 'GET', url: '/api/home', headers: { cookie: 'token=nonsense' } });
    expect(outcome(answer)).toBe('401 token_expired');
  });

  it('never signs a POST in, so that a form on another site cannot act for the viewer', async () => {
    for (const operation of operations.filter(({ method }) => method === 'POST')) {
      const name = operationName(operation);
      const headers = name === BEACON ? { ...cookie(), origin: 'https://elsewhere.example' } : cookie();
      expect([name, outcome(await send(operation, headers))]).toEqual([name, expected(operation, null)]);
    }
  });

  it.each([
    ['application/x-www-form-urlencoded', () => `token=${tokens.admin}`],
    ['text/plain', () => JSON.stringify({ token: tokens.admin })],
  ])('has no helper in a form sent as %s', async (type, payload) => {
    const request = { method: 'POST', url: '/api/user/info', headers: { 'content-type': type }, payload: payload() };
    expect((await site.send(request)).status).toBe(415);
  });
});

function postWith(url: string, body: object, headers: Record<string, string> = {}): Promise<SiteAnswer> {
  const payload = JSON.stringify(body);
  return site.send({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload });
}
