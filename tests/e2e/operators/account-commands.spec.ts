import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { pipeToCli } from '../../support/processes/cli.ts';

const CLI = path.resolve(import.meta.dirname, '../../../services/dist/bin/cli.js');
const PASSWORD = 'a quiet evening at the cinema';

let database: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  environment = { DATABASE_URL: database.url, PUBLIC_URL: 'https://parde.example.org' };
});

afterAll(() => database?.drop());

async function rows(sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql, parameters)).rows;
  } finally {
    await client.end();
  }
}

const account = async (username: string) =>
  (await rows('select * from write.account where username = $1', [username]))[0];

describe('cli create-admin', () => {
  it('takes what it asks for from a pipe, one line each, and shows nothing of the password', async () => {
    const input = `boss@example.org\nboss\n${PASSWORD}\n`;
    const { code, output } = await pipeToCli(['create-admin'], input, environment);
    expect([code, output]).toEqual([0, expect.stringContaining('the admin boss has an account')]);
    expect(output).toContain('https://parde.example.org/admin');
    expect(output).not.toContain(PASSWORD);
    expect(await account('boss')).toMatchObject({ role: 'admin', email: 'boss@example.org', deleted_at: null });
    const [act] = await rows(`select data from write.event_log where type = 'operator.acted.v1'`);
    expect(act?.['data']).toMatchObject({ operation: 'cli create-admin', action: 'user.registered' });
    expect(JSON.stringify(act)).not.toContain('example.org');
  }, 180_000);

  it('prints a link instead of asking for a password', async () => {
    const args = ['create-admin', '--email', 'guest@example.org', '--username', 'guest', '--link'];
    const { code, output } = await pipeToCli(args, '', environment);
    expect(code).toBe(0);
    expect(output).toMatch(/^https:\/\/parde\.example\.org\/change-password\/[\w-]{43}$/m);
    expect(await account('guest')).toMatchObject({ role: 'admin' });
  }, 180_000);

  it('refuses a name or an address that is taken, changes nothing, and says what to do', async () => {
    const before = await account('boss');
    const { code, output } = await pipeToCli(['create-admin'], `BOSS@example.org\nother\n${PASSWORD}\n`, environment);
    expect([code, output]).toEqual([1, expect.stringContaining('already: boss. Nothing was changed')]);
    expect(output).toContain('an admin’s already');
    expect(await account('boss')).toEqual(before);
    expect(await account('other')).toBeUndefined();
  }, 180_000);

  it.each([
    ['a password that is too common', 'x@example.org\nxerxes\nparde-demo-1404\n', 'too common'],
    ['a password that is too short', 'x@example.org\nxerxes\nshort\n', 'at least 8 characters'],
    ['an address that is none', 'x-example.org\n', 'The email is not valid'],
    ['an input that ends too early', 'x@example.org\n', 'the input ended before: User name'],
  ])(
    'refuses %s',
    async (_what, input, words) => {
      const { code, output } = await pipeToCli(['create-admin'], input, environment);
      expect([code, output]).toEqual([2, expect.stringContaining(words)]);
      expect(await account('xerxes')).toBeUndefined();
    },
    60_000,
  );

  it('takes no password from the command line', async () => {
    for (const args of [['--password', PASSWORD], [PASSWORD]]) {
      const { code, output } = await pipeToCli(['create-admin', ...args], '', environment);
      expect([code, output]).toEqual([2, expect.stringContaining('usage: npm run create-admin')]);
    }
  }, 180_000);

  const hasScript = spawnSync('script', ['--version']).status === 0;
  if (!hasScript)
    process.stderr.write('SKIPPED: create-admin at a terminal, because script (util-linux) is not installed\n');
  (hasScript ? it : it.skip)(
    'asks at a terminal, twice for the password, which is never on the screen',
    async () => {
      const child = new ManagedProcess('script', ['-qefc', `${process.execPath} ${CLI} create-admin`, '/dev/null'], {
        env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...environment },
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      const questions: [RegExp, string][] = [
        [/E-mail address: $/, 'typed@example.org'],
        [/User name: $/, 'typed'],
        [/Password, 8 characters or more: $/, PASSWORD],
        [/The same again: $/, 'another password'],
        [/are not the same[\s\S]*Password, 8 characters or more: $/, PASSWORD],
        [/The same again: $/, PASSWORD],
      ];
      child.child.stdout?.on('data', () => {
        const [next] = questions;
        // Colours and the moves of the cursor.
        const shown = stripVTControlCharacters(child.output);
        if (!next?.[0].test(shown)) return;
        questions.shift();
        child.child.stdin?.write(`${next[1]}\r`);
      });
      expect([await child.finished(), child.output]).toEqual([
        0,
        expect.stringContaining('the admin typed has an account'),
      ]);
      expect(questions).toEqual([]);
      for (const secret of [PASSWORD, 'another password']) expect(child.output).not.toContain(secret);
      expect(await account('typed')).toMatchObject({ role: 'admin' });
    },
    120_000,
  );
});

describe('cli change-role and cli reset-two-factor', () => {
  it('want a yes where nobody can be asked', async () => {
    for (const args of [
      ['change-role', 'boss', 'viewer'],
      ['reset-two-factor', 'boss'],
    ]) {
      const { code, output } = await pipeToCli(args, 'y\n', environment);
      expect([code, output]).toEqual([2, expect.stringContaining('say --yes')]);
    }
    expect(await account('boss')).toMatchObject({ role: 'admin' });
  }, 180_000);

  it('say who is not there, and what is not on', async () => {
    const unknown = await pipeToCli(['change-role', 'nobody', 'admin', '--yes'], '', environment);
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('There is no such user')]);
    const off = await pipeToCli(['reset-two-factor', 'boss@example.org', '--yes'], '', environment);
    expect([off.code, off.output]).toEqual([1, expect.stringContaining('Two-step verification is not on')]);
    const wrong = await pipeToCli(['change-role', 'boss', 'king', '--yes'], '', environment);
    expect([wrong.code, wrong.output]).toEqual([2, expect.stringContaining('usage: npm run change-role')]);
  }, 180_000);

  it('take the second step off, with an entry in the audit log', async () => {
    const { id } = (await account('boss')) as { id: number };
    await rows(`insert into write.two_factor (account_id, sealed_secret, confirmed_at) values ($1, 'sealed', now())`, [
      id,
    ]);
    const { code, output } = await pipeToCli(['reset-two-factor', 'boss', '--yes'], '', environment);
    expect([code, output]).toEqual([0, expect.stringContaining('two-step verification of boss is off')]);
    expect(await rows('select 1 from write.two_factor where account_id = $1', [id])).toEqual([]);
    const acts = await rows(
      `select data->>'action' as action from write.event_log where data->>'operation' = 'cli reset-two-factor'`,
    );
    expect(acts).toEqual([{ action: 'user.two-factor-disabled' }]);
    const jobs = await rows(`select payload from write.effect_job where kind = 'accounts.mail-two-factor-reset'`);
    expect(jobs).toHaveLength(1);
  }, 180_000);
});

describe('databases that are named each by a variable of its own', () => {
  it('are used, and no server of our own is started beside them', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'parde-two-databases-'));
    const { PUBLIC_URL = '' } = environment;
    const two = { WRITE_DATABASE_URL: database.url, READ_DATABASE_URL: database.url, DATA_DIR: dataDir, PUBLIC_URL };
    const { code, output } = await pipeToCli(['change-role', 'boss', 'moderator', '--yes'], '', two);
    expect([code, output]).toEqual([0, expect.stringContaining('boss is moderator now')]);
    expect(output).not.toContain('PostgreSQL');
    await rm(dataDir, { recursive: true, force: true });
  }, 180_000);
});
