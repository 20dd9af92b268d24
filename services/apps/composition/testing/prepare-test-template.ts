import { readMigrations } from '#migrations/read-migrations.ts';
import { writeMigrations } from '#migrations/write-migrations.ts';
import { migrate } from '#platform/database/migrate.ts';
import { databaseUrl, TEMPLATE_DATABASE } from '#platform/testing/test-database.ts';
import { withConnection } from '#tools/embedded-postgres/connection.ts';

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
