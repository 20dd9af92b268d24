import { readMigrations } from '#migrations/read-migrations.ts';
import { writeMigrations } from '#migrations/write-migrations.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { Config } from '#platform/kernel/config/config.ts';

/** Brings both databases (which may be one) up to date. @returns how many migrations ran. */
export async function migrateDatabases(config: Config, onMigration?: (name: string) => void): Promise<number> {
  const { writeDatabaseUrl, readDatabaseUrl } = config.values;
  const written = await migrate({ url: writeDatabaseUrl, schema: 'write', migrations: writeMigrations, onMigration });
  const read = await migrate({ url: readDatabaseUrl, schema: 'read', migrations: readMigrations, onMigration });
  return written.length + read.length;
}
