import { Global, Module } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { ReadDatabase } from '../platform/database/read-database.js';
import { ReadModelFeed } from '../platform/messaging/feed/read-model-feed.js';
import { EngineFreshness } from '../platform/search/fallback/engine-freshness.js';
import { FallbackSearchIndex } from '../platform/search/fallback/fallback-search-index.js';
import { Engine } from '../platform/search/meilisearch/engine.js';
import { MeilisearchBeside } from '../platform/search/meilisearch/index-beside.js';
import { MeilisearchIndex } from '../platform/search/meilisearch/meilisearch-index.js';
import { PostgresSearchIndex } from '../platform/search/postgres/postgres-search-index.js';
import { SearchIndex } from '../platform/search/search-index.port.js';
import { type KeptIndex, SearchIndexes } from '../platform/search/search-indexes.port.js';
import { AppLogger } from '../platform/telemetry/app-logger.js';
import { HealthRegistry } from '../platform/telemetry/health.registry.js';
import { Metrics } from '../platform/telemetry/metrics.js';

const DATABASE = 'search';
const ENGINE = 'search-meilisearch';

class BoundSearch {
  constructor(
    /** Answers queries. */
    readonly index: SearchIndex,
    readonly kept: readonly KeptIndex[],
  ) {}
}

/** Binds search: the index in the read database, or Meilisearch with that one standing by. */
@Global()
@Module({
  providers: [
    {
      provide: BoundSearch,
      inject: [Config, ReadDatabase, AppLogger, Metrics, HealthRegistry, { token: ReadModelFeed, optional: true }],
      useFactory: bindSearch,
    },
    { provide: SearchIndex, inject: [BoundSearch], useFactory: ({ index }: BoundSearch) => index },
    {
      provide: SearchIndexes,
      inject: [BoundSearch],
      useFactory: ({ kept }: BoundSearch): SearchIndexes => ({ kept }),
    },
  ],
  exports: [SearchIndex, SearchIndexes],
})
export class SearchEngineModule {}

function bindSearch(
  { values }: Config,
  database: ReadDatabase,
  logger: AppLogger,
  metrics: Metrics,
  health: HealthRegistry,
  feed?: ReadModelFeed,
): BoundSearch {
  const inDatabase = new PostgresSearchIndex(database);
  const kept: KeptIndex = { projection: DATABASE, index: inDatabase };
  const { url, key, prefix } = values.meilisearch;
  if (values.searchEngine === 'postgres' || !url) return new BoundSearch(inDatabase, [kept]);

  const engine = new Engine({ url, key });
  const refused = metrics.counter('parde_search_refused_documents_total', 'Documents the search engine refused');
  const options = { engine, prefix, logger: logger.child('meilisearch'), onRefused: () => refused.inc() };
  const first = new MeilisearchIndex(options);
  const beside = {
    rebuild: new MeilisearchBeside(options, '-next'),
    refill: new MeilisearchBeside(options, '-refill'),
  };
  const freshness = new EngineFreshness({ database, feed, projections: { database: DATABASE, engine: ENGINE } });
  const fallbacks = metrics.counter(
    'parde_search_fallbacks_total',
    'Searches answered from PostgreSQL because Meilisearch could not',
    ['reason'],
  );
  health.add('meilisearch', () => engine.fault());
  const index = new FallbackSearchIndex({
    ...{ first, second: inDatabase, logger: logger.child('search') },
    isFresh: () => freshness.isFresh(),
    onFallback: (reason) => fallbacks.inc({ reason }),
  });
  return new BoundSearch(index, [kept, { projection: ENGINE, index: first, beside }]);
}
