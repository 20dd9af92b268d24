import {
  createTestDatabaseServer,
  TEST_SETTINGS,
  type TestDatabaseServer,
} from '../../../services/tools/embedded-postgres/test-server.ts';
import { startInContainer } from '../containers/container-engine.ts';

const IMAGE = 'postgres:18.4';
/** As the embedded server is initialised. */
const INITDB_ARGS = '--encoding=UTF8 --locale=C.UTF-8 --locale-provider=builtin --builtin-locale=C.UTF-8';

/**
 * One throw-away PostgreSQL for a whole run of tests: the one at TEST_DATABASE_URL or DATABASE_URL, a container with
 * TEST_POSTGRES=container, or the embedded one, which is there everywhere and starts in a second.
 */
export async function startPostgres(): Promise<TestDatabaseServer> {
  const { TEST_DATABASE_URL, DATABASE_URL, TEST_POSTGRES } = process.env;
  if (TEST_DATABASE_URL || DATABASE_URL || TEST_POSTGRES !== 'container') return createTestDatabaseServer();
  const server = await startInContainer('PostgreSQL', startContainer);
  if (server) return server;
  process.stderr.write('TEST_POSTGRES=container, but there is no container: the embedded PostgreSQL is used\n');
  return createTestDatabaseServer();
}

async function startContainer(): Promise<TestDatabaseServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const settings = Object.entries(TEST_SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const container = await new PostgreSqlContainer(IMAGE)
    .withDatabase('parde')
    .withEnvironment({ POSTGRES_INITDB_ARGS: INITDB_ARGS })
    .withCommand(['postgres', ...settings])
    .start();
  return {
    url: container.getConnectionUri(),
    stop: async () => {
      await container.stop();
    },
  };
}
