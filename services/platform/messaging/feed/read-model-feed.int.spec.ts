import { ReadDatabase } from '#platform/database/read-database.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { TcpProxy } from '../../../../tests/support/processes/tcp-proxy.ts';
import { ReadModelFeed } from './read-model-feed.ts';

let created: TestDatabase;
let proxy: TcpProxy;
let database: ReadDatabase;
let feed: ReadModelFeed;

beforeAll(async () => {
  created = await createTestDatabase();
  const url = new URL(created.url);
  proxy = await TcpProxy.start(url.hostname, Number(url.port));
  url.host = `127.0.0.1:${proxy.port}`;
  // The listener alone goes through the proxy.
  database = ReadDatabase.connect(created.url, 4, 'test');
  const config = Config.fromEnvironment({ DATABASE_URL: url.href });
  feed = new ReadModelFeed(config, database, new Heartbeats(new HealthRegistry(), new Metrics()));
});

afterAll(async () => {
  await feed.onApplicationShutdown();
  await proxy.cut();
  await database.close();
  await created.drop();
});

it('a feed whose connection breaks while it reads the positions is not connected until another one listens', async () => {
  const holder = await database.pool.connect();
  await holder.query('begin; lock table read.projection_checkpoint');
  const started = feed.onApplicationBootstrap();
  await eventually(async () => {
    const waiting = "select from pg_locks where relation = 'read.projection_checkpoint'::regclass and not granted";
    expect(await database.rows(waiting)).toHaveLength(1);
  });
  await proxy.cut();
  await eventually(async () => {
    const listening =
      "select from pg_stat_activity where application_name like '%-feed' and datname = current_database()";
    expect(await database.rows(listening)).toEqual([]);
  });
  await holder.query('commit');
  holder.release();
  await started;
  expect(feed.connected).toBe(false);
  await proxy.mend();
  await eventually(() => expect(feed.connected).toBe(true), 30_000);
}, 60_000);
