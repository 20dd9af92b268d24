import { ReadDatabase } from '#platform/database/read-database.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { describeSearchIndex } from '../../testing/search-index.contract.ts';
import { PostgresSearchIndex } from './postgres-search-index.ts';

describeSearchIndex('PostgreSQL', async () => {
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
});
