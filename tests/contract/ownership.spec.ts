import { DataSource } from 'typeorm';
import { type ApiOperation, operationName, operationsOf } from './support/api-operations.ts';
import { type KnownValues, knownValues } from './support/known-values.ts';
import { Random } from './support/random.ts';
import { loadSampleCatalogue, readModelsFilled } from './support/sample-catalogue.ts';
import { SampleValues } from './support/sample-values.ts';
import { type SiteUnderTest, startSite } from './support/site-under-test.ts';

/** Requests of each route; with chance choosing which of the optional fields go along. */
const TRIES = 6;
const PHONE = '+989121110077';
const WAITING_COMMENT = 'canary: a comment that only its author sees';
/** What only viewer A and the staff may see. */
const PRIVATE = ['victim@example.com', PHONE, PHONE.slice(3), WAITING_COMMENT];

let site: SiteUnderTest;
let known: KnownValues;
let operations: ApiOperation[];
let victimId: number;
const tokens = {} as Record<'victim' | 'rival', string>;

beforeAll(async () => {
  site = await startSite();
  const admin = await site.logIn('admin');
  await loadSampleCatalogue(site, admin);
  victimId = await site.member('victim', { phone: PHONE });
  await site.member('rival');
  tokens.victim = await site.logInMember('victim');
  const catalogue = await knownValues(site);
  const postId = catalogue['post_id']![0];
  const comment = { post_id: postId, body: WAITING_COMMENT };
  const { comment_id } = await site.post('/api/user/comment', { comment }, tokens.victim);
  const coupon = { planId: 2, stage: 'update', percent: 100 };
  const { coupons } = await site.post('/api/console/coupons', coupon, admin);
  const { reference } = await site.post(
    '/api/user/makePayment',
    { order: { planId: 2, coupon: coupons[0].code } },
    tokens.victim,
  );
  const { sessions } = await site.post('/api/user/sessions', {}, tokens.victim);
  known = {
    ...catalogue,
    // Whatever can be named of what belongs to A.
    user_id: [victimId],
    id: [victimId, comment_id],
    session_id: [sessions[0].id],
    reference: [reference],
    username: ['victim'],
    parent_id: [comment_id],
    comment_id: [comment_id],
    login: ['victim'],
    post_id: [postId],
  };
  tokens.rival = await site.logInMember('rival');
  operations = operationsOf(site.document);
  await readModelsFilled(site, admin);
}, 120_000);

afterAll(() => site?.close());

/** Everything of viewer A in the write schema: the rows of every table that has the id of an account in it. */
async function belongings(): Promise<Record<string, string[]>> {
  const source = site.app.get(DataSource);
  const columns: { name: string; column: string }[] = await source.query(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'write' and (column_name in ('user_id', 'account_id') or (table_name, column_name) = ('account', 'id'))`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name, column } of columns) {
    const sql = `select t::text as text from write.${name} t where ${column} = $1 order by 1`;
    rows[name] = (await source.query(sql, [victimId])).map(({ text }: { text: string }) => text);
  }
  return rows;
}

function request(operation: ApiOperation, seed: number, token: string | null) {
  const samples = new SampleValues(new Random(seed), known, []);
  let url = operation.path;
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'path') url = url.replace(`{${name}}`, String(samples.value(schema, name, operation)));
  }
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (!operation.body) return { method: operation.method, url, headers };
  const payload = JSON.stringify(samples.value(operation.body, '', operation));
  return { method: operation.method, url, headers: { 'content-type': 'application/json', ...headers }, payload };
}

const OWN = 'POST /api/user/logout';

describe('what belongs to viewer A', () => {
  it('is there to be seen and harmed', async () => {
    const { data } = await site.post('/api/user/exportMyData', {}, tokens.victim);
    for (const word of PRIVATE.slice(0, 2)) expect(JSON.stringify(data)).toContain(word);
    expect(JSON.stringify(data)).toContain(WAITING_COMMENT);
    const rows = await belongings();
    for (const table of ['account', 'comment', 'payment', 'membership']) {
      expect([table, rows[table]?.length]).toEqual([table, 1]);
    }
    // That of the verification, and that of the log-in which ended it.
    expect(rows['session']).toHaveLength(2);
  });

  it.each(['viewer B', 'anonymous'])(
    'is neither shown to %s, nor changed, by any route that is told its ids',
    async (who) => {
      const token = who === 'anonymous' ? null : tokens.rival;
      const before = await belongings();
      const leaks: string[] = [];
      let answered = 0;
      for (const operation of operations.filter((one) => operationName(one) !== OWN)) {
        for (let seed = 1; seed <= TRIES; seed++) {
          const { status, text } = await site.send(request(operation, seed, token));
          if (status === 200) answered += 1;
          const leak = PRIVATE.find((word) => text.includes(word));
          if (leak) leaks.push(`${operationName(operation)} shows ${leak}`);
        }
      }
      expect([...new Set(leaks)]).toEqual([]);
      expect(await belongings()).toEqual(before);
      expect(answered).toBeGreaterThan(100);
      expect((await site.post('/api/user/info', {}, tokens.victim)).status).toBe(1);
    },
    120_000,
  );
});
