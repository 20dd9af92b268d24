import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiOperation, type ApiSchema, operationName, operationsOf } from './support/api-operations.ts';
import { type SiteUnderTest, startSite } from './support/site-under-test.ts';

const SOURCES = path.resolve(import.meta.dirname, '../../frontend/src');
const LIBRARY_WORDS = /invalid (input|option|string|key)|expected|received|unrecognized|too (big|small):/i;
/** A few sentences of the specification are Persian themselves. */
const PERSIAN = /\p{Script=Arabic}/u;
const WRONG_VALUES = [7, 1.5, 1e30, -1e30, true, 'x'.repeat(20_000), '', ' ', '٪', null, [], {}, [7], { a: 1 }];

let site: SiteUnderTest;
let operations: ApiOperation[];

/** Whatever the site says in Persian, by the English sentence that is its key. */
const persian = Object.assign(
  {},
  ...readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('locales/fa.json'))
    .map((file) => JSON.parse(readFileSync(path.join(SOURCES, file), 'utf8'))),
) as Record<string, string>;

beforeAll(async () => {
  site = await startSite();
  operations = operationsOf(site.document).filter(({ method, form }) => method === 'POST' && !form);
}, 120_000);
afterAll(() => site?.close());

/** Bodies with one field of a wrong type, at every depth, and one without any. */
function wrongBodies(schema: ApiSchema): object[] {
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => name !== 'token');
  const each = fields.flatMap(([name, inner]) => {
    const below = wrongBodies(inner).map((body) => ({ [name]: body }));
    return [...WRONG_VALUES.map((value) => ({ [name]: value })), ...below];
  });
  return [{}, { no_such_field: 1 }, ...each];
}

const urlOf = ({ path: pattern }: ApiOperation) => pattern.replaceAll(/\{\w+\}/g, '1');

/** @returns what an answer says to people, each sentence once. */
function sentences(text: string): string[] {
  const { status, message, errors } = JSON.parse(text) as {
    status?: number;
    message?: string;
    errors?: Record<string, string[]>;
  };
  if (status === 1) return [];
  return [...(message ? [message] : []), ...Object.values(errors ?? {}).flat()];
}

async function said(operation: ApiOperation): Promise<Set<string>> {
  const all = new Set<string>();
  for (const body of wrongBodies(operation.body ?? {})) {
    const headers = { 'content-type': 'application/json' };
    const answer = await site.send({ method: 'POST', url: urlOf(operation), headers, payload: JSON.stringify(body) });
    for (const sentence of sentences(answer.text)) all.add(sentence);
  }
  return all;
}

describe('what the server says of wrong requests', () => {
  it('is in words that people use, and there in Persian', async () => {
    const open = operations.filter(({ access }) => access === 'public');
    const unkind: string[] = [];
    const seen = new Set<string>();
    for (const operation of open) {
      for (const sentence of await said(operation)) {
        seen.add(sentence);
        if (LIBRARY_WORDS.test(sentence) || !(persian[sentence] || PERSIAN.test(sentence)))
          unkind.push(`${operationName(operation)}: ${sentence}`);
      }
    }
    expect(open.length).toBeGreaterThan(20);
    expect([...seen]).toEqual(expect.arrayContaining(['Please fill this in', 'This is not asked for here']));
    expect(unkind).toEqual([]);
  }, 300_000);

  it('says in its own words that two passwords differ', async () => {
    const passwords = { password: 'a quiet evening', password_confirmation: 'a loud evening' };
    for (const url of ['/api/user/register', '/api/user/changePassword']) {
      const { errors } = await site.post(url, passwords);
      expect([url, errors.password_confirmation]).toEqual([url, ['The passwords are not the same']]);
    }
  });
});

describe('a POST without a body', () => {
  it('is one with an empty object, whatever it asks for', async () => {
    const headers = { authorization: `Bearer ${await site.logIn('viewer')}` };
    const outcome = async (url: string, sent: { payload?: string; headers?: Record<string, string> }) => {
      const answer = await site.send({ method: 'POST', url, ...sent, headers: { ...headers, ...sent.headers } });
      const body = JSON.parse(answer.text) as { code?: string; errors?: object };
      return [url, answer.status, body.code, body.errors];
    };
    const json = { 'content-type': 'application/json' };
    const skipped = /\/(logout|deleteAccount|endSession|endSessions|login)$/;
    for (const { path: pattern, access } of operations) {
      if (skipped.test(pattern) || access === 'moderator' || access === 'admin') continue;
      const url = pattern.replaceAll(/\{\w+\}/g, '1');
      const asked = await outcome(url, { payload: '{}', headers: json });
      expect(await outcome(url, {})).toEqual(asked);
      expect(await outcome(url, { payload: '', headers: json })).toEqual(asked);
    }
  }, 120_000);
});
