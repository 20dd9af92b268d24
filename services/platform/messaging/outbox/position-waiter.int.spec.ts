import { createClient } from '#platform/database/connections.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { CHANNEL } from '../channels.ts';
import { numberEvents } from '../relay/number-events.ts';
import { counted, TransportBench } from '../transport/testing/transport-bench.ts';
import { LocalRelay } from './local-relay.ts';
import { PositionWaiter } from './position-waiter.ts';

describe('waiting for a position', () => {
  it('is over at once for an event that was numbered before anybody waited for it', async () => {
    const bench = await TransportBench.create();
    const client = createClient({ url: bench.database.url, applicationName: 'test' });
    await client.connect();
    const waiter = new PositionWaiter(
      bench.dataSource,
      Config.fromEnvironment({ DATABASE_URL: bench.database.url }),
      new LocalRelay(),
    );
    await waiter.onApplicationBootstrap();

    // As the command does it: what was heard before the commit, then the commit, and the relay is quicker than the answer.
    const heard = waiter.heard;
    await bench.append('thing-1', 1, counted({ n: 1 }));
    await client.query('update write.relay_head set term = 1');
    await numberEvents(client, 1);
    await eventually(() => expect(waiter.heard).toBeGreaterThan(heard));
    const { id } = (await bench.read.row<{ id: string }>('select id from write.event_log'))!;
    // A busy machine may take longer than an answer waits.
    await eventually(async () => expect(await waiter.positionOf(id, heard)).toBe(1));

    await waiter.onApplicationShutdown();
    await client.end();
    await bench.close();
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
