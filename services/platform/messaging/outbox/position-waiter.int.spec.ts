import { createClient } from '#platform/database/connections.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { eventually } from '#platform/testing/eventually.ts';
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
