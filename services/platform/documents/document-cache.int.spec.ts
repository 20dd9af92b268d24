import { ReadDatabase } from '#platform/database/read-database.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { CHANNEL } from '#platform/messaging/channels.ts';
import { encodeChange } from '#platform/messaging/feed/read-model-change.ts';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { TcpProxy } from '../../../tests/support/processes/tcp-proxy.ts';
import { DocumentCache } from './document-cache.ts';

const AFTER = { partition: 'log', position: 10 };

let created: TestDatabase;
let proxy: TcpProxy;
let database: ReadDatabase;
let feed: ReadModelFeed;
let cache: DocumentCache;
/** Whether the feed already said that it was connected, at each time when everything cached was dropped. */
let droppedWhileConnected: boolean[];

beforeAll(async () => {
  created = await createTestDatabase();
  const url = new URL(created.url);
  proxy = await TcpProxy.start(url.hostname, Number(url.port));
  url.host = `127.0.0.1:${proxy.port}`;
  // The feed alone goes through the proxy.
  database = ReadDatabase.connect(created.url, 2, 'test');
  await database.rows("create table read.thing as select 'before'::text as name");
  await database.rows(
    `insert into read.projection_checkpoint (projection, partition, position) values ('things', 'log', 10)`,
  );
  const metrics = new Metrics();
  const config = Config.fromEnvironment({ DATABASE_URL: url.href });
  feed = new ReadModelFeed(config, database, new Heartbeats(new HealthRegistry(), metrics));
  droppedWhileConnected = [];
  cache = new DocumentCache(feed, metrics);
  feed.onChange((tags) => tags ?? droppedWhileConnected.push(feed.connected));
  await feed.onApplicationBootstrap();
});

afterAll(async () => {
  await feed.onApplicationShutdown();
  await proxy.cut();
  await database.close();
  await created.drop();
});

const name = () =>
  cache.get({
    key: 'thing',
    tags: ['thing:1'],
    load: async () => (await database.row<{ name: string }>('select name from read.thing'))!.name,
    sizeOf: () => 1,
  });

describe('a document with an end', () => {
  const loads = async (until: Date) => {
    let loaded = 0;
    const request = { key: `until ${until.getTime()}`, tags: [], until, load: async () => ++loaded, sizeOf: () => 1 };
    await eventually(() => expect(feed.connected).toBe(true));
    for (let times = 0; times < 2; times++) await cache.get(request);
    return loaded;
  };

  it('is kept before it and loaded anew after it', async () => {
    expect(await loads(new Date(Date.now() + 3_600_000))).toBe(1);
    expect(await loads(new Date(Date.now() - 1))).toBe(2);
  });
});

describe('a feed that was cut off and is connected again', () => {
  it('has dropped what was cached before it says so, and knows no position any more that the database has lost', async () => {
    await eventually(() => expect(feed.connected).toBe(true));
    expect(await name()).toBe('before');
    expect(await feed.reached(['things'], [AFTER], 0)).toBe(true);

    await proxy.cut();
    await eventually(() => expect(feed.connected).toBe(false));
    // What a crash of the database takes back, and a change that nobody hears of.
    await database.rows('update read.projection_checkpoint set position = 4');
    await database.rows("update read.thing set name = 'after'");
    await proxy.mend();
    await eventually(() => expect(feed.connected).toBe(true), 30_000);
    expect(await name()).toBe('after');
    expect(await feed.reached(['things'], [AFTER], 0)).toBe(false);
    expect(droppedWhileConnected).toEqual([false, false]);
  }, 60_000);
});

describe('a document with tags', () => {
  let loaded: number;
  const get = (key: string, tags: string[], load: () => Promise<number> = async () => ++loaded) =>
    cache.get({ key, tags, load, sizeOf: () => 1 });
  const change = async (tag: string) => {
    const heard = new Promise<void>((resolve) => feed.onChange((tags) => tags?.includes(tag) && resolve()));
    const told = encodeChange({ projections: ['things'], partition: 'log', position: 20, tags: [tag] });
    await database.rows('select pg_notify($1, $2)', [CHANNEL.readModel, told]);
    await heard;
  };
  beforeEach(async () => {
    loaded = 0;
    await eventually(() => expect(feed.connected).toBe(true), 30_000);
  });

  it('is loaded anew when any of them changed, and only then', async () => {
    const both = () => get('both', ['a', 'b']);
    expect([await both(), await both()]).toEqual([1, 1]);
    await change('b');
    expect([await both(), await both()]).toEqual([2, 2]);
    await change('a');
    expect([await both(), await both()]).toEqual([3, 3]);
    await change('c');
    expect(await both()).toBe(3);
  });

  it('is handed out but not kept where one of them changed while it was being loaded', async () => {
    const changing = get('changing', ['d'], async () => {
      await change('d');
      return ++loaded;
    });
    const joined = get('changing', ['d']);
    expect(await changing).toBe(1);
    expect(await joined).toBe(1);
    expect(await get('changing', ['d'])).toBe(2);
  });

  it('does not give way to one that began before a change and comes after it', async () => {
    const slow = Promise.withResolvers<number>();
    const before = get('late', ['g'], () => slow.promise);
    await change('g');
    expect(await get('late', ['g'])).toBe(1);
    slow.resolve(0);
    expect(await before).toBe(0);
    expect(await get('late', ['g'])).toBe(1);
  });

  it('is dropped with all others when there are too many tags, and by its own also then', async () => {
    const kept = () => get('kept', ['e']);
    expect([await kept(), await kept()]).toEqual([1, 1]);
    const wide = () => get('wide', ['f', ...Array.from({ length: 50_000 }, (_, at) => `many-${at}`)]);
    expect([await wide(), await wide()]).toEqual([2, 2]);
    await change('f');
    expect([await wide(), await kept()]).toEqual([3, 4]);
    await change('e');
    expect(await kept()).toBe(5);
  });
});
