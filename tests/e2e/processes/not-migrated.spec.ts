import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { eventually } from '../../../services/platform/testing/eventually.ts';
import { runCli } from '../../support/processes/cli.ts';
import { type AppName, AppProcess } from '../../support/processes/process.ts';

const NAMES: AppName[] = ['queries', 'relay', 'projector', 'workers', 'media'];

let database: TestDatabase;
let apps: AppProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('drop schema write cascade; drop schema read cascade');
  await client.end();
});

afterAll(async () => {
  await Promise.all((apps ?? []).map((app) => app.stop()));
  await database?.drop();
});

describe('processes that are started before their database is migrated', () => {
  it('are not ready, say why, and are ready once it is', async () => {
    const ports = await freePorts(NAMES.length);
    const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
    apps = NAMES.map((name, n) => AppProcess.spawn(name, ports[n]!, environment));
    for (const { name, url } of apps) {
      await eventually(async () => {
        const answer = await fetch(`${url}/health/ready`);
        const { checks } = await answer.json();
        const told = expect.stringMatching(/^\d+ of the (write|read) database are missing: run "cli migrate"$/);
        expect([name, answer.status, checks.migrations]).toEqual([name, 503, told]);
      }, 60_000);
    }
    await runCli(['migrate'], environment);
    for (const app of apps) await app.answers('/health/ready');
  }, 240_000);

  it('end with a line where they cannot begin without its tables', async () => {
    const [port] = await freePorts(1);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('drop table write.two_factor cascade');
    await client.end();
    const commands = AppProcess.spawn('commands', port!, { DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
    expect(await commands.ended()).toBe(1);
    expect(commands.output.trim()).toBe(
      'parde commands: the database is not up to date: run "cli migrate" first: relation "write.two_factor" does not exist',
    );
  }, 120_000);
});
