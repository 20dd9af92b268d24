import { ReadDatabase } from '#platform/database/read-database.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { CHANNEL } from '#platform/messaging/channels.ts';
import { encodeChange } from '#platform/messaging/feed/read-model-change.ts';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { KeptCards } from '../adapters/postgres/in-memory/cards/kept-cards.ts';
import { KeptNames } from '../adapters/postgres/in-memory/kept-names.ts';
import { PostgresSearchIndex } from '../adapters/postgres/postgres-search-index.ts';
import type { SearchIndexUnderTest } from './search-index.contract.ts';

/** Names and cards are kept in its process's memory. */
export interface RememberingIndex extends SearchIndexUnderTest {
  names: KeptNames;
  /** Asks the database alone. */
  inDatabase: PostgresSearchIndex;
  database: ReadDatabase;
  /** As a commit of a projection would. */
  tell(tags: string[] | null): Promise<void>;
}

/** Waits for nothing but what has to be. */
const PACE = { calm: 0, betweenReadings: 0, afterFailure: 0 };

/** In a database of its own. */
export async function startRememberingIndex(): Promise<RememberingIndex> {
  const created = await createTestDatabase();
  const database = ReadDatabase.connect(created.url, 4, 'search-memory');
  const config = Config.fromEnvironment({ DATABASE_URL: created.url });
  const feed = new ReadModelFeed(config, database, new Heartbeats(new HealthRegistry(), new Metrics()));
  await feed.onApplicationBootstrap();
  await eventually(() => expect(feed.connected).toBe(true));
  const errors: unknown[] = [];
  const names = new KeptNames(database, feed, new KeptCards(feed), (error) => errors.push(error), PACE);
  let position = 0;
  const tell = async (tags: string[] | null) => {
    const change = encodeChange({ projections: ['search'], partition: 'log', position: ++position, tags });
    await database.rows('select pg_notify($1, $2)', [CHANNEL.readModel, change]);
    expect(await feed.reached(['search'], [{ partition: 'log', position }], 5_000)).toBe(true);
  };
  return {
    index: new PostgresSearchIndex(database, names),
    inDatabase: new PostgresSearchIndex(database),
    names,
    database,
    tell,
    write: async (work) => {
      const client = await database.pool.connect();
      const tags: string[] = [];
      try {
        await client.query('begin; set local search_path to read, public');
        await work({
          query: async (sql, parameters) => (await client.query(sql, parameters)).rows,
          invalidate: (...changed) => void tags.push(...changed),
          whenUndone: () => undefined,
        });
        await client.query('commit');
      } finally {
        client.release();
      }
      await tell(tags);
    },
    close: async () => {
      await feed.onApplicationShutdown();
      await database.close();
      await created.drop();
      expect(errors).toEqual([]);
    },
  };
}

/** Until searches are answered from memory. */
export async function keptInMemory({ names, index }: RememberingIndex): Promise<void> {
  await eventually(async () => {
    await index.suggest('the', { titles: 1, people: 1 });
    expect(names.find('the', { titles: 1, people: 1, role: 0, cards: true })).not.toBeNull();
  });
}
