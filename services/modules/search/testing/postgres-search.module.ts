import { Global, Module } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { PostgresSearchIndex } from '../adapters/postgres/postgres-search-index.ts';
import { SearchIndex } from '../contract/search-index.port.ts';
import { SearchIndexes } from '../contract/search-indexes.port.ts';

/** Binds search to the read database alone, for tests. */
@Global()
@Module({
  providers: [
    {
      provide: SearchIndex,
      inject: [ReadDatabase],
      useFactory: (database: ReadDatabase) => new PostgresSearchIndex(database),
    },
    {
      provide: SearchIndexes,
      inject: [SearchIndex],
      useFactory: (index: SearchIndex): SearchIndexes => ({ projected: [{ projection: 'search', index }] }),
    },
  ],
  exports: [SearchIndex, SearchIndexes],
})
export class PostgresSearchModule {}
