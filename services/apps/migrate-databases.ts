import { readMigrations } from '../migrations/read-migrations.js';
import { writeMigrations } from '../migrations/write-migrations.js';
import type { Config } from '../platform/config/config.js';
import { migrate } from '../platform/database/migrate.js';

/** Brings both databases (which may be one) up to date. @returns how many migrations ran. */
export async function migrateDatabases(config: Config, onMigration?: (name: string) => void): Promise<number> {
  const { writeDatabaseUrl, readDatabaseUrl } = config.values;
  const written = await migrate({ url: writeDatabaseUrl, schema: 'write', migrations: writeMigrations, onMigration });
  const read = await migrate({ url: readDatabaseUrl, schema: 'read', migrations: readMigrations, onMigration });
  return written.length + read.length;
}
