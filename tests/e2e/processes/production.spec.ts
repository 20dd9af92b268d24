import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { runCli } from '../../support/processes/cli.ts';
import { AppProcess } from '../../support/processes/process.ts';
import { Site, type SiteOptions } from '../../support/processes/site.ts';

let database: TestDatabase;
let environment: Record<string, string>;
const running: Site[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  environment = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    DATA_KEYS: `test:${randomBytes(32).toString('base64')}`,
    PUBLIC_URL: 'http://127.0.0.1',
    MAIL_URL: 'smtp://127.0.0.1:9',
  };
});

afterEach(async () => {
  for (const site of running.splice(0)) await site.stop();
  await database?.drop();
}, 60_000);

async function start(options: SiteOptions): Promise<Site> {
  const site = await Site.start(options);
  running.push(site);
  return site;
}

async function accountsByRole(): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query('select role, username from write.account order by id');
    return Object.fromEntries(
      ['viewer', 'moderator', 'admin'].map((role) => [
        role,
        rows.filter((row) => row.role === role).map((row) => row.username),
      ]),
    );
  } finally {
    await client.end();
  }
}

describe('the site in production', () => {
  it('starts with nobody in it', async () => {
    const site = await start({ environment });
    expect(await accountsByRole()).toEqual({ viewer: [], moderator: [], admin: [] });
    expect(site.output).not.toContain('parde-demo-1404');
    expect(site.output).toContain('npm run create-admin');
    expect(await site.stop()).toBe(0);
  }, 240_000);

  it('loads the demo when it is told to in so many words, and opens nobody of the staff by it', async () => {
    const site = await start({ environment: { ...environment, DEMO_DATA: 'with-published-passwords' } });
    const { viewer, ...staff } = await accountsByRole();
    expect(viewer).toEqual(['viewer', 'mahtab', 'kaveh', 'shirin', 'babak']);
    expect(staff).toEqual({ moderator: [], admin: [] });
    await site.stop();
  }, 240_000);

  it('does not start while an account of the staff has the published password, and says which and what to do', async () => {
    await runCli(['seed'], { DATABASE_URL: database.url });
    const site = await Site.spawn({ environment });
    running.push(site);
    expect(await site.ended()).toBe(1);
    expect(site.output).toContain('the published password of the demo: moderator, admin');
    const [port] = await freePorts(1);
    const commands = AppProcess.spawn('commands', port!, environment);
    expect(await commands.ended()).toBe(1);
    expect(commands.output).toContain('the published password of the demo: moderator, admin');

    for (const name of ['moderator', 'admin']) {
      expect(site.output).toContain(`npm run change-role -- ${name} viewer`);
      await runCli(['change-role', name, 'viewer', '--yes'], environment);
    }
    const started = await start({ environment });
    await started.stop();
  }, 240_000);

  it('has a seed command that refuses, too', async () => {
    await expect(runCli(['seed'], environment)).rejects.toThrow(/DEMO_DATA=with-published-passwords/);
    expect(await accountsByRole()).toEqual({ viewer: [], moderator: [], admin: [] });
  }, 120_000);
});
