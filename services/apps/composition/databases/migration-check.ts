import type { MigrationInterface } from 'typeorm';
import { readMigrations } from '#migrations/read-migrations.ts';
import { writeMigrations } from '#migrations/write-migrations.ts';
import { createClient } from '#platform/database/connections/connections.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import type { HealthRegistry } from '#platform/telemetry/health.registry.ts';

/** Which of the two databases, by its schema. */
export type Schema = 'write' | 'read';

const MIGRATIONS: Record<Schema, (new () => MigrationInterface)[]> = { write: writeMigrations, read: readMigrations };
const CHECK_MS = 5_000;

/**
 * A process that was started before its databases were migrated would refuse what it is asked: it is not ready until they are.
 * One that is up to date stays so, and is asked no more.
 */
export function addMigrationCheck(health: HealthRegistry, config: Config, schemas: readonly Schema[]): void {
  const open = new Set(schemas);
  const check = async () => {
    for (const schema of open) {
      const missing = await missingMigrations(config, schema);
      if (missing > 0) throw new Error(`${missing} of the ${schema} database are missing: run "cli migrate"`);
      open.delete(schema);
    }
  };
  health.add('migrations', check, CHECK_MS);
}

async function missingMigrations({ values }: Config, schema: Schema): Promise<number> {
  const url = schema === 'write' ? values.writeDatabaseUrl : values.readDatabaseUrl;
  const client = createClient({ url, applicationName: `parde-${values.processName}-migrations` });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const table = `${schema}.schema_migrations`;
    const { rows } = await client.query('select to_regclass($1) is not null as there', [table]);
    const done = rows[0].there ? (await client.query(`select name from ${table}`)).rows : [];
    const names = new Set(done.map(({ name }: { name: string }) => name));
    return MIGRATIONS[schema].filter((migration) => !names.has(new migration().name ?? migration.name)).length;
  } finally {
    await client.end();
  }
}
