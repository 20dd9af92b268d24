import type { MigrationInterface } from 'typeorm';
import { ADVISORY_LOCK } from './advisory-locks.ts';
import { createDataSource } from './connections/connections.ts';
import { LONG_WORK } from './connections/limits.ts';

export interface MigrateOptions {
  url: string;
  schema: 'write' | 'read';
  migrations: (new () => MigrationInterface)[];
  onMigration?: (name: string) => void;
}

/** Brings a database up to date, one transaction a migration; two processes that start together take turns. @returns the names of those that ran. */
export async function migrate({ url, schema, migrations, onMigration }: MigrateOptions): Promise<string[]> {
  const dataSource = createDataSource(
    { url, max: 2, applicationName: 'parde-migrate', limits: LONG_WORK },
    { migrations, migrationsTableName: 'schema_migrations', schema, migrationsTransactionMode: 'each' },
  );
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [ADVISORY_LOCK.migration]);
    await lock.query(`create schema if not exists ${schema}`);
    for (const extension of ['pg_trgm', 'fuzzystrmatch']) {
      await lock.query(`create extension if not exists ${extension} schema public`);
    }
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    for (const migration of ran) onMigration?.(migration.name);
    return ran.map((migration) => migration.name);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK.migration]).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}
