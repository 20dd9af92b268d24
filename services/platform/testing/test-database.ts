import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A fresh, migrated database for one suite. */
export interface TestDatabase {
  url: string;
  /** Removes the database, with whatever still is connected to it. */
  drop(): Promise<void>;
}

export const TEMPLATE_DATABASE = 'parde_template';

/** @throws Error when the tests were started without tests/support/global-setup. */
function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: start the tests with npm test');
  return url;
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies the migrated template; takes a few tens of milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = serverUrl();
  const name = `parde_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${TEMPLATE_DATABASE}`));
  return {
    url: databaseUrl(server, name),
    drop: async () => {
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
