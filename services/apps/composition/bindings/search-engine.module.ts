import { Global, Module } from '@nestjs/common';
import { EngineFreshness } from '#modules/search/adapters/fallback/engine-freshness.ts';
import { FallbackSearchIndex } from '#modules/search/adapters/fallback/fallback-search-index.ts';
import { Engine } from '#modules/search/adapters/meilisearch/engine.ts';
import { MeilisearchIndex } from '#modules/search/adapters/meilisearch/meilisearch-index.ts';
import { MeilisearchShadowIndex } from '#modules/search/adapters/meilisearch/shadow-index.ts';
import { KeptCards } from '#modules/search/adapters/postgres/in-memory/cards/kept-cards.ts';
import { KeptNames } from '#modules/search/adapters/postgres/in-memory/kept-names.ts';
import { PostgresSearchIndex } from '#modules/search/adapters/postgres/postgres-search-index.ts';
import { INDEX_TABLES } from '#modules/search/adapters/postgres/write-documents.ts';
import { SearchIndex } from '#modules/search/contract/search-index.port.ts';
import { type ProjectedIndex, SearchIndexes } from '#modules/search/contract/search-indexes.port.ts';
import { SearchState } from '#modules/search/projections/search-state.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { declareProjection } from '#platform/messaging/projections/known-projections.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';

const DATABASE = 'search';
const ENGINE = 'search-meilisearch';
// Where it is no engine's turn, its tables are empty and nobody follows it.
declareProjection(DATABASE, [...INDEX_TABLES, ...new SearchState(DATABASE).tables]);
declareProjection(ENGINE, new SearchState(ENGINE).tables);

class BoundSearch {
  constructor(
    /** Answers queries. */
    readonly index: SearchIndex,
    readonly projected: readonly ProjectedIndex[],
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
      useFactory: ({ projected }: BoundSearch): SearchIndexes => ({ projected }),
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
  const inDatabase = new PostgresSearchIndex(database, feed ? keptNames(database, feed, logger, metrics) : null);
  const databaseIndex: ProjectedIndex = { projection: DATABASE, index: inDatabase };
  const { url, key, prefix } = values.meilisearch;
  if (values.searchEngine === 'postgres' || !url) return new BoundSearch(inDatabase, [databaseIndex]);

  const engine = new Engine({ url, key });
  const refused = metrics.counter('parde_search_refused_documents_total', 'Documents the search engine refused');
  const options = { engine, prefix, logger: logger.child('meilisearch'), onRefused: () => refused.inc() };
  const first = new MeilisearchIndex(options);
  const shadows = {
    rebuild: new MeilisearchShadowIndex(options, '-next'),
    refill: new MeilisearchShadowIndex(options, '-refill'),
  };
  const freshness = new EngineFreshness({ database, feed, projections: { database: DATABASE, engine: ENGINE } });
  const fallbacks = metrics.counter(
    'parde_search_fallbacks_total',
    'Searches answered from PostgreSQL because Meilisearch could not',
    ['reason'],
  );
  health.add('meilisearch', () => engine.error());
  const index = new FallbackSearchIndex({
    first,
    second: inDatabase,
    logger: logger.child('search'),
    isFresh: () => freshness.isFresh(),
    onFallback: (reason) => fallbacks.inc({ reason }),
  });
  return new BoundSearch(index, [databaseIndex, { projection: ENGINE, index: first, shadows }]);
}

function keptNames(database: ReadDatabase, feed: ReadModelFeed, logger: AppLogger, metrics: Metrics): KeptNames {
  const cards = new KeptCards(feed);
  const names = new KeptNames(database, feed, cards, (error) =>
    logger
      .child('search')
      .warn({ err: error }, 'searches ask the database for names and cards: they cannot be kept in memory'),
  );
  metrics.gauge(
    'parde_search_names',
    'Names in memory that searches are answered from; 0 while the database is asked',
    () => names.size,
  );
  metrics.gauge(
    'parde_search_cards',
    'Cards in memory that searches are answered with; of others the database is asked',
    () => cards.size,
  );
  return names;
}
