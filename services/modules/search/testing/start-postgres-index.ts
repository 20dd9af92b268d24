import { ReadDatabase } from '#platform/database/read-database.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { PostgresSearchIndex } from '../adapters/postgres/postgres-search-index.ts';
import type { SearchIndexUnderTest } from './search-index.contract.ts';

/** The index in a database of its own. */
export async function startPostgresIndex(): Promise<SearchIndexUnderTest> {
  const created = await createTestDatabase();
  const database = ReadDatabase.connect(created.url, 4, 'search-contract');
  return {
    index: new PostgresSearchIndex(database),
    write: async (work) => {
      const client = await database.pool.connect();
      try {
        await client.query('begin; set local search_path to read, public');
        await work({
          query: async (sql, parameters) => (await client.query(sql, parameters)).rows,
          invalidate: () => undefined,
          whenUndone: () => undefined,
        });
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    close: async () => {
      await database.close();
      await created.drop();
    },
  };
}
