import { DataSource, type MigrationInterface } from 'typeorm';

export interface MigrateOptions {
  url: string;
  schema: 'write' | 'read';
  migrations: (new () => MigrationInterface)[];
  onMigration?: (name: string) => void;
}

/** Two processes that start together take turns. */
const MIGRATION_LOCK = 7_206_102;

/** Brings a database up to date, one transaction a migration. @returns the names of those that ran. */
export async function migrate({ url, schema, migrations, onMigration }: MigrateOptions): Promise<string[]> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'schema_migrations',
    schema,
    migrationsTransactionMode: 'each',
    poolSize: 2,
  });
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await lock.query(`create schema if not exists ${schema}`);
    for (const extension of ['pg_trgm', 'fuzzystrmatch']) {
      await lock.query(`create extension if not exists ${extension} schema public`);
    }
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    for (const migration of ran) onMigration?.(migration.name);
    return ran.map((migration) => migration.name);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}
