import { readMigrations } from '#migrations/read-migrations.ts';
import { migrate } from '#platform/database/migrate.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { createDatabase, createTestDatabaseServer } from '#tools/embedded-postgres/test-server.ts';
import { onEnd } from './cleanup.ts';

/** A database with the read model's tables alone, on a server of its own with 128 MB of shared buffers. */
export async function startReadModel(): Promise<ReadDatabase> {
  const server = await createTestDatabaseServer();
  onEnd(() => server.stop());
  const url = await createDatabase(server);
  await migrate({ url, schema: 'read', migrations: readMigrations });
  const database = ReadDatabase.connect(url, 4, 'bench');
  onEnd(() => database.close());
  return database;
}
