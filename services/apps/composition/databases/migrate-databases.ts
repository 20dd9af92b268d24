import { readMigrations } from '#migrations/read-migrations.ts';
import { writeMigrations } from '#migrations/write-migrations.ts';
import { type MigrateOptions, migrate } from '#platform/database/migrate.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { toldOfDatabase } from './unusable-database.ts';

/**
 * Brings both databases (which may be one) up to date. @returns how many migrations ran. @throws ConfigError when one of them
 * cannot be used.
 */
export async function migrateDatabases(config: Config, onMigration?: (name: string) => void): Promise<number> {
  const { writeDatabaseUrl, readDatabaseUrl } = config.values;
  const run = async (variable: string, options: MigrateOptions) => {
    const named = config.environment[variable] ? variable : 'DATABASE_URL';
    return migrate(options).catch((error: unknown) => Promise.reject(toldOfDatabase(error, named)));
  };
  const write: MigrateOptions = { url: writeDatabaseUrl, schema: 'write', migrations: writeMigrations, onMigration };
  const read: MigrateOptions = { url: readDatabaseUrl, schema: 'read', migrations: readMigrations, onMigration };
  const written = await run('WRITE_DATABASE_URL', write);
  return written.length + (await run('READ_DATABASE_URL', read)).length;
}
