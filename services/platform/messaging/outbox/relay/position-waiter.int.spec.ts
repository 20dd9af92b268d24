import type pg from 'pg';
import { createClient } from '#platform/database/connections/connections.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { CHANNEL } from '../../channels.ts';
import { numberEvents } from '../../relay/number-events.ts';
import { counted, TransportBench, upTo } from '../../transport/testing/transport-bench.ts';
import { LocalRelay } from './local-relay.ts';
import { MAX_TOLD } from './numbered-notice.ts';
import { PositionWaiter } from './position-waiter.ts';

describe('waiting for a position', () => {
  let bench: TransportBench;
  let client: pg.Client;
  let waiter: PositionWaiter;

  beforeEach(async () => {
    bench = await TransportBench.create();
    client = createClient({ url: bench.database.url, applicationName: 'test' });
    await client.connect();
    await client.query('update write.relay_head set term = 1');
    const config = Config.fromEnvironment({ DATABASE_URL: bench.database.url });
    waiter = new PositionWaiter(bench.dataSource, config, new LocalRelay());
    await waiter.onApplicationBootstrap();
  });

  afterEach(async () => {
    await waiter.onApplicationShutdown();
    await client.end();
    await bench.close();
  });

  const append = (count: number) => bench.append('thing-1', 1, ...upTo(count).map((n) => counted({ n })));
  const ids = async () =>
    (await bench.read.rows<{ id: string }>('select id from write.event_log order by position')).map(({ id }) => id);

  it('needs no look-up: the relay says which events have which positions, also before anybody waits', async () => {
    const heard = waiter.heard;
    const asked: string[] = [];
    const query = (sql: string, values?: unknown[]) => {
      asked.push(sql);
      return Object.getPrototypeOf(bench.dataSource).query.call(bench.dataSource, sql, values);
    };
    Object.assign(bench.dataSource, { query });
    await append(3);
    await numberEvents(client, 1);
    // A busy machine may take longer than an answer waits.
    for (const [at, id] of (await ids()).entries())
      await eventually(async () => expect(await waiter.positionOf(id, heard)).toBe(at + 1));
    expect(asked.filter((sql) => sql.includes('position is not null'))).toEqual([]);
  });

  it('is over at once for one of very many that were numbered before anybody waited', async () => {
    // As the command does it: what was heard before the commit, then the commit, and the relay is quicker than the answer.
    const heard = waiter.heard;
    await append(MAX_TOLD + 1);
    await numberEvents(client, 1);
    await eventually(() => expect(waiter.heard).toBeGreaterThan(heard));
    const last = (await ids()).at(-1)!;
    await eventually(async () => expect(await waiter.positionOf(last, heard)).toBe(MAX_TOLD + 1));
  });
});

it('the relay is told for how many commands it is woken, those that came meanwhile at once', async () => {
  const bench = await TransportBench.create();
  const client = createClient({ url: bench.database.url, applicationName: 'test' });
  await client.connect();
  const told: string[] = [];
  client.on('notification', ({ payload }) => told.push(payload ?? ''));
  await client.query(`listen ${CHANNEL.appended}`);
  const config = Config.fromEnvironment({ DATABASE_URL: bench.database.url });
  const waiter = new PositionWaiter(bench.dataSource, config, new LocalRelay());

  for (let n = 0; n < 4; n++) waiter.wakeRelay();
  await eventually(() => expect(told).toEqual(['1', '3']));

  await client.end();
  await bench.close();
});
