import { readMigrations } from '../migrations/read-migrations.js';
import { writeMigrations } from '../migrations/write-migrations.js';
import { withConnection } from '../platform/database/embedded/connection.js';
import { migrate } from '../platform/database/migrate.js';
import { databaseUrl, TEMPLATE_DATABASE } from '../platform/testing/test-database.js';

/** Makes the migrated database that every suite gets a copy of. @param server URL whose user may create databases. */
export async function prepareTemplate(server: string): Promise<void> {
  await withConnection(server, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE_DATABASE} with (force)`);
    await client.query(`create database ${TEMPLATE_DATABASE}`);
  });
  const url = databaseUrl(server, TEMPLATE_DATABASE);
  await migrate({ url, schema: 'write', migrations: writeMigrations });
  await migrate({ url, schema: 'read', migrations: readMigrations });
}
