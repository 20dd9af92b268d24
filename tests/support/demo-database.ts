import { eventually } from '../../services/platform/testing/eventually.ts';
import {
  copyDatabase,
  createTestDatabase,
  DEMO_DATABASE,
  serverUrl,
  type TestDatabase,
} from '../../services/platform/testing/test-database.ts';
import { withConnection } from '../../services/tools/embedded-postgres/connection.ts';
import { Site } from './site.ts';

/** Any number that nobody else locks. */
const LOCK = 7_401_963;
const MAX_PROJECTING_MS = 60_000;

/** A database in which the demo stands and is projected: a copy of the one that the first suite of a run to ask for it makes. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  await withConnection(serverUrl(), async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DEMO_DATABASE]);
    if (rowCount) return;
    const { url } = await createTestDatabase();
    await loadDemo(url);
    const name = client.escapeIdentifier(new URL(url).pathname.slice(1));
    // Only a whole one bears the name; the connections of a process may outlive it for a moment.
    await eventually(() => client.query(`alter database ${name} rename to ${DEMO_DATABASE}`));
  });
  return copyDatabase(DEMO_DATABASE);
}

async function loadDemo(url: string): Promise<void> {
  const site = await Site.start({ environment: { DATABASE_URL: url } });
  await withConnection(url, (client) =>
    eventually(async () => {
      const { rows } = await client.query<{ done: boolean }>(
        `select min(position) >= (select max(coalesce(position, 9e15)) from write.event_log) as done
         from read.projection_checkpoint`,
      );
      if (!rows[0]?.done) throw new Error('the demo is not projected');
    }, MAX_PROJECTING_MS),
  );
  await site.stop();
}
