import { createClient } from '#platform/database/connections/connections.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { ConfigError } from '#platform/kernel/config/config-error.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { migrateDatabases } from './migrate-databases.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database?.drop());

async function refusalOf(environment: Record<string, string>): Promise<string> {
  const error = await migrateDatabases(Config.fromEnvironment(environment)).catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(ConfigError);
  return (error as Error).message;
}

describe('a database that cannot be used', () => {
  it('is told in one line with the variable that names it, and nothing of its password', async () => {
    const nowhere = new URL(database.url);
    nowhere.pathname = '/nowhere';
    nowhere.password = 'a-secret';
    for (const DATABASE_URL of ['postgres://parde:a-secret@127.0.0.1:1/parde', nowhere.href]) {
      const told = await refusalOf({ DATABASE_URL });
      expect(told).toMatch(/^DATABASE_URL: the database cannot be used: .+$/);
      expect(told).not.toContain('a-secret');
    }
    const two = { WRITE_DATABASE_URL: database.url, READ_DATABASE_URL: 'postgres://parde@127.0.0.1:1/parde' };
    expect(await refusalOf(two)).toMatch(/^READ_DATABASE_URL: .*ECONNREFUSED/);
  });

  it('is told in one line where it speaks no TLS, or only lets us read', async () => {
    expect(await refusalOf({ DATABASE_URL: `${database.url}?sslmode=no-verify` })).toMatch(/^DATABASE_URL: .+ SSL/);
    const client = createClient({ url: database.url, applicationName: 'under-test' });
    await client.connect();
    const name = new URL(database.url).pathname.slice(1);
    await client.query(`alter database "${name}" set default_transaction_read_only to on`);
    await client.end();
    expect(await refusalOf({ DATABASE_URL: database.url })).toMatch(/^DATABASE_URL: .+ read-only transaction$/);
  });
});
