import pg from 'pg';
import type { Browser } from 'playwright-core';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { logIn } from '../../support/api-client.ts';
import { startBrowser } from '../../support/browser/browser.ts';
import { Site } from '../../support/processes/site.ts';

/** A site with a database of its own, and the browser that walks it. */
export interface WalkedSite {
  readonly url: string;
  readonly browser: Browser;
  /** Asks its database, by a connection of its own. */
  rows<Row extends pg.QueryResultRow = pg.QueryResultRow>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** @param username of an account of the demo. @returns its token. */
  signIn(username: string): Promise<string>;
}

/**
 * Runs while the suite that calls it does.
 * @param environment of the site, beside its database; made once that is there.
 */
export function walkedSite(
  environment: (databaseUrl: string) => Promise<Record<string, string>> = async () => ({ THROTTLING: '0' }),
): WalkedSite {
  let database: TestDatabase;
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    database = await createTestDatabase();
    site = await Site.start({ environment: { DATABASE_URL: database.url, ...(await environment(database.url)) } });
    browser = await startBrowser();
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await database?.drop();
  }, 60_000);

  return {
    get url() {
      return site.url;
    },
    get browser() {
      return browser;
    },
    rows: (sql, parameters) => rowsOf(database.url, sql, parameters),
    signIn: (username) => logIn(site.url, username, DEMO_PASSWORD),
  };
}

async function rowsOf<Row extends pg.QueryResultRow>(url: string, sql: string, parameters?: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, parameters)).rows;
  } finally {
    await client.end();
  }
}
