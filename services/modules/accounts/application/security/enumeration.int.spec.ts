import { randomUUID } from 'node:crypto';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { currentContext } from '#platform/kernel/context/request-context.ts';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';
import { HashingQueue } from './hashing-queue.ts';

const WRONG = 'not the password of anybody';
const SAMPLES = 12;

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start();
  await accounts.member('known');
  await accounts.register('waiting');
});
afterAll(() => accounts.close());
afterEach(() => {
  jest.restoreAllMocks();
});

/** What an answer shows of itself; handles are each request's own, and whether its position was there in time the relay's. */
const shown = ({ status, body, headers }: TestAnswer) => ({
  status,
  headers: Object.keys(headers)
    .filter((name) => name !== 'parde-position')
    .sort(),
  body: { ...body, ...('user_id' in body && { user_id: 'a handle' }) },
});

/** What a request did: how many passwords it hashed, and which statements it ran, without their values. */
async function workOf(request: (headers: Record<string, string>) => Promise<TestAnswer>) {
  const correlation = randomUUID();
  const statements: string[] = [];
  const original = PostgresQueryRunner.prototype.query;
  jest.spyOn(PostgresQueryRunner.prototype, 'query').mockImplementation(function (this: PostgresQueryRunner, ...args) {
    // Of workers, which go about their own business meanwhile, nothing is counted.
    // Hints to the relay and looks for positions come once or twice, as timing has it, whoever is asked for.
    const hint = /^notify |^select id, position from write\.event_log/.test(String(args[0]));
    if (currentContext()?.correlationId === correlation && !hint) statements.push(String(args[0]));
    return original.apply(this, args);
  });
  const hashing = jest.spyOn(accounts.test.app.get(HashingQueue, { strict: false }), 'run');
  const answer = await request({ 'x-correlation-id': correlation });
  const hashes = hashing.mock.calls.length;
  jest.restoreAllMocks();
  return { answer, hashes, statements };
}

async function logIn(login: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
  const captcha = await accounts.captcha();
  return accounts.test.post('/api/user/login', { credentials: { login, password: WRONG }, captcha }, headers);
}

const recover = (email: string, headers: Record<string, string> = {}) =>
  accounts.test.post('/api/user/recovery', { email }, headers);

describe('a log-in that fails', () => {
  it('answers alike, hashes as often and asks the database the same for every login of a kind', async () => {
    const kinds = [
      ['known', 'waiting', 'nobody'],
      ['known@example.com', 'waiting@example.com', 'nobody@example.com'],
    ];
    for (const logins of kinds) {
      const works = [];
      for (const login of logins) works.push(await workOf((headers) => logIn(login, headers)));
      for (const { answer, hashes, statements } of works) {
        expect(shown(answer)).toEqual(shown(works[0]!.answer));
        expect(hashes).toBe(2);
        expect(statements).toEqual(works[0]!.statements);
        expect(statements.length).toBeGreaterThan(0);
      }
    }
  });

  it('takes as much of the processor, which a busy machine changes least', async () => {
    // The least that was seen: what else goes on only adds to it.
    const spent: Record<string, number> = { known: Infinity, nobody: Infinity };
    for (let n = 0; n < SAMPLES; n++) {
      for (const login of n % 2 === 0 ? ['known', 'nobody'] : ['nobody', 'known']) {
        const captcha = await accounts.captcha();
        const before = process.cpuUsage();
        await accounts.test.post('/api/user/login', { credentials: { login, password: WRONG }, captcha });
        const { user, system } = process.cpuUsage(before);
        spent[login] = Math.min(spent[login]!, user + system);
      }
    }
    const ratio = spent['known']! / spent['nobody']!;
    // One hash missing would halve it; both missing would make it a twentieth.
    expect(ratio).toBeGreaterThan(0.65);
    expect(ratio).toBeLessThan(1.55);
  });
});

describe('a registration', () => {
  it('answers alike and does as much for an address that has an account as for one that has none', async () => {
    const register = (username: string, email: string) => (headers: Record<string, string>) =>
      accounts.register(username, { email }, headers);
    const known = await workOf(register('first', 'known@example.com'));
    const unknown = await workOf(register('second', 'unheard-of@example.com'));
    expect(shown(known.answer)).toEqual(shown(unknown.answer));
    expect([known.hashes, unknown.hashes]).toEqual([1, 1]);
    expect(known.statements).toEqual(unknown.statements);
  });
});

describe('a recovery', () => {
  it('answers alike and does the same for every address', async () => {
    const works = [];
    for (const login of ['known', 'waiting', 'nobody']) {
      works.push(await workOf((headers) => recover(`${login}@example.com`, headers)));
    }
    for (const { answer, hashes, statements } of works) {
      expect(shown(answer)).toEqual(shown(works[0]!.answer));
      expect(hashes).toBe(0);
      expect(statements).toEqual(works[0]!.statements);
    }
    expect(works[0]?.statements.some((sql) => sql.includes('effect_job'))).toBe(true);
    expect(works[0]?.statements.some((sql) => /from.*account/i.test(sql))).toBe(false);
  });
});

describe('a password link that is no good', () => {
  it('is refused before a password is hashed, whatever is wrong with it', async () => {
    const change = (hash: string) => (headers: Record<string, string>) =>
      accounts.test.post(
        '/api/user/changePassword',
        { hash, password: PASSWORD, password_confirmation: PASSWORD },
        headers,
      );
    const works = [];
    for (const hash of ['x', 'a'.repeat(43)]) works.push(await workOf(change(hash)));
    expect(works.map(({ hashes }) => hashes)).toEqual([0, 0]);
    expect(shown(works[0]!.answer)).toEqual(shown(works[1]!.answer));
  });
});
