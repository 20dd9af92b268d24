import { createClient } from '#platform/database/connections/connections.ts';
import type { GuardedClient } from '#platform/database/connections/guarded-client.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { CHANNEL } from '../channels.ts';
import { counted, silent, TransportBench, upTo } from '../transport/testing/transport-bench.ts';
import { Deposed } from './leadership.ts';
import { numberEvents } from './number-events.ts';
import { ENOUGH, NumberingPace } from './numbering-pace.ts';
import { Relay } from './relay.ts';

let bench: TransportBench;
let client: GuardedClient;

beforeEach(async () => {
  bench = await TransportBench.create();
  client = createClient({ url: bench.database.url, applicationName: 'test' });
  client.on('error', () => undefined);
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await bench.close();
});

const positions = async () =>
  (await client.query('select position from write.event_log order by seq')).rows.map(
    ({ position }: { position: number | string | null }) => (position === null ? null : Number(position)),
  );
const append = (count: number) => bench.append('thing-1', 1, ...upTo(count).map((n) => counted({ n })));

/** As a slow disk would be: each event takes its time. */
const slow = (seconds: number) =>
  client.query(`
    create function write.take_time() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${seconds}); return new; end $$;
    create trigger take_time before update on write.event_log for each row execute function write.take_time()`);

describe('numbering', () => {
  it('is the leader’s of the term alone: one that was deposed numbers nothing', async () => {
    await append(3);
    await client.query('update write.relay_head set term = 7');
    await expect(numberEvents(client, 6)).rejects.toThrow(Deposed);
    expect(await positions()).toEqual([null, null, null]);
    expect(await numberEvents(client, 7)).toEqual({ count: 3, head: 3, events: null });
    expect(await positions()).toEqual([1, 2, 3]);
  });

  it('takes as many events at once as it is told', async () => {
    await append(5);
    await client.query('update write.relay_head set term = 1');
    expect(await numberEvents(client, 1, { limit: 2 })).toEqual({ count: 2, head: 2, events: null });
    expect(await numberEvents(client, 1, { limit: 2 })).toEqual({ count: 2, head: 4, events: null });
    expect(await positions()).toEqual([1, 2, 3, 4, null]);
  });

  it('that takes too long is not repeated as it was: fewer events come next, and all get there', async () => {
    await append(60);
    await slow(0.1);
    const relay = new Relay({
      url: bench.database.url,
      applicationName: 'test-relay',
      logger: silent,
      pace: new NumberingPace(2_000),
    });
    relay.start();
    await eventually(async () => expect(await positions()).toEqual(upTo(60)), 90_000);
    await relay.stop();
  }, 180_000);

  it('that is slow is left in peace by a relay that would like to lead', async () => {
    await append(1);
    await slow(8);
    const options = { url: bench.database.url, logger: silent };
    const relays = ['one', 'two'].map(
      (name) => new Relay({ ...options, applicationName: `test-relay-${name}`, pace: new NumberingPace(60_000) }),
    );
    for (const relay of relays) relay.start();
    // A leader without a sign of life for four seconds is deposed.
    await eventually(async () => expect(await positions()).toEqual([1]), 90_000);
    await Promise.all(relays.map((relay) => relay.stop()));
  }, 180_000);

  describe('rests after what it has numbered', () => {
    let relay: Relay;
    const hint = (commands: number) => client.query(`notify ${CHANNEL.appended}, '${commands}'`);

    beforeEach(async () => {
      // Until the end of the test, whatever it took.
      const pace = new NumberingPace(undefined, { times: 1_000_000, maxMs: 600_000 });
      relay = new Relay({ url: bench.database.url, applicationName: 'test-relay', logger: silent, pace });
      relay.start();
      await append(1);
      await eventually(async () => expect(await positions()).toEqual([1]));
      await bench.append('thing-2', 1, counted({ n: 1 }));
    });
    afterEach(() => relay.stop());

    it('until enough commands wait', async () => {
      await hint(ENOUGH - 1);
      // As often as it would look without a rest, and more.
      for (let n = 0; n < 50; n++) expect(await positions()).toEqual([1, null]);
      await hint(1);
      await eventually(async () => expect(await positions()).toEqual([1, 2]));
    });

    it('and stops in the middle of it', async () => {
      await relay.stop();
      expect(relay.leading).toBe(false);
    });
  });
});
