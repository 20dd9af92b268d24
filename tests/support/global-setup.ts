import { startTestServer } from '../../services/platform/database/embedded/test-server.js';
import { databaseUrl, onServer, TEMPLATE_DATABASE } from '../../services/platform/testing/test-database.js';
import { migrate } from '../../services/platform/database/migrate.js';
import { readMigrations } from '../../services/migrations/read-migrations.js';
import { writeMigrations } from '../../services/migrations/write-migrations.js';

/** Once for all tests: a PostgreSQL server of their own (or TEST_DATABASE_URL) with a migrated template database. */
export default async function globalSetup(): Promise<void> {
  await startTestServer();
  const server = process.env['TEST_DATABASE_URL']!;
  await onServer(server, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE_DATABASE} with (force)`);
    await client.query(`create database ${TEMPLATE_DATABASE}`);
  });
  const url = databaseUrl(server, TEMPLATE_DATABASE);
  await migrate({ url, schema: 'write', migrations: writeMigrations });
  await migrate({ url, schema: 'read', migrations: readMigrations });
}
