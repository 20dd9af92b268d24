import { getMetadataArgsStorage } from 'typeorm';
import { createDataSource } from '#platform/database/connections/connections.ts';
import { writeModules } from '../feature-modules.ts';

/**
 * Compares the entities with a migrated write database.
 * @returns the SQL that would make the database equal to the entities: empty when no migration is missing. Foreign keys that
 * cross modules are in the migrations alone (no entity knows another module's), so TypeORM would drop them: not drift.
 */
export async function schemaDrift(url: string): Promise<string[]> {
  // The modules' imports have registered their entities.
  const entities = getMetadataArgsStorage().tables.map((table) => table.target);
  if (writeModules.length > 0 && entities.length === 0) throw new Error('No entity was found');
  const dataSource = await createDataSource(
    { url, max: 2, applicationName: 'parde-schema-drift' },
    { schema: 'write', entities, migrationsTableName: 'schema_migrations' },
  ).initialize();
  try {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query).filter((query) => !/DROP CONSTRAINT "\w+_fkey"$/.test(query));
  } finally {
    await dataSource.destroy();
  }
}
