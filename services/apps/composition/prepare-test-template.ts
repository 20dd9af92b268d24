import { readMigrations } from '#migrations/read-migrations.ts';
import { writeMigrations } from '#migrations/write-migrations.ts';
import { migrate } from '#platform/database/migrate.ts';
import { DEMO_DATABASE, databaseUrl, TEMPLATE_DATABASE } from '#platform/testing/test-database.ts';
import { withConnection } from '#tools/embedded-postgres/connection.ts';

/** Makes the migrated database that every suite gets a copy of. @param server URL whose user may create databases. */
export async function prepareTemplate(server: string): Promise<void> {
  await withConnection(server, async (client) => {
    for (const left of [TEMPLATE_DATABASE, DEMO_DATABASE])
      await client.query(`drop database if exists ${left} with (force)`);
    await client.query(`create database ${TEMPLATE_DATABASE}`);
  });
  const url = databaseUrl(server, TEMPLATE_DATABASE);
  await migrate({ url, schema: 'write', migrations: writeMigrations });
  await migrate({ url, schema: 'read', migrations: readMigrations });
}
