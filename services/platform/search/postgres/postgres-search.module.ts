import { Global, Module } from '@nestjs/common';
import { ReadDatabase } from '../../database/read-database.js';
import { SearchIndex } from '../search-index.port.js';
import { SearchIndexes } from '../search-indexes.port.js';
import { PostgresSearchIndex } from './postgres-search-index.js';

/** Binds search to the read database; for the app to import beside the module of that database. */
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
      useFactory: (index: SearchIndex): SearchIndexes => ({ kept: [{ projection: 'search', index }] }),
    },
  ],
  exports: [SearchIndex, SearchIndexes],
})
export class PostgresSearchModule {}
