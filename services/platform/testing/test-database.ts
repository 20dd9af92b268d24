import { createDatabase, dropDatabase } from '#tools/embedded-postgres/test-server.ts';

/** A fresh, migrated database for one suite. */
export interface TestDatabase {
  url: string;
  /** Removes the database, with whatever still is connected to it. */
  drop(): Promise<void>;
}

export const TEMPLATE_DATABASE = 'parde_template';

/** @throws Error when the tests were started without tests/support/run-tests.ts. */
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

/** Copies the migrated template; takes a few tens of milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = { url: serverUrl() };
  const url = await createDatabase(server, TEMPLATE_DATABASE);
  return { url, drop: () => dropDatabase(server, url) };
}
