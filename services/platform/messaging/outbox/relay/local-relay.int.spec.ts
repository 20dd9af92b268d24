import { Config } from '#platform/kernel/config/config.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { Relay } from '../../relay/relay.ts';
import { counted, silent, TransportBench } from '../../transport/testing/transport-bench.ts';
import { LocalRelay } from './local-relay.ts';
import { PositionWaiter } from './position-waiter.ts';

let bench: TransportBench;
let local: LocalRelay;
let waiter: PositionWaiter;
let relay: Relay;

/** It does not listen to the database: what it hears, it hears from the relay beside it. */
function waiterBeside(relayBeside: LocalRelay): PositionWaiter {
  const config = Config.fromEnvironment({ DATABASE_URL: bench.database.url });
  return new PositionWaiter(bench.dataSource, config, relayBeside);
}

beforeEach(async () => {
  bench = await TransportBench.create();
  local = new LocalRelay();
  waiter = waiterBeside(local);
  const options = { url: bench.database.url, applicationName: 'test-relay', logger: silent, pollMs: 60_000 };
  relay = new Relay({ ...options, local });
});

afterEach(async () => {
  await relay.stop();
  await bench.close();
});

async function appended(n: number): Promise<string> {
  await bench.append('thing-1', n, counted({ n }));
  return (await bench.read.row<{ id: string }>('select id from write.event_log where version = $1', [n]))!.id;
}

/** What the relay has numbered while nobody waited for it. */
async function numbered(n: number): Promise<string> {
  const id = await appended(n);
  local.wake();
  const missing = 'select count(*)::int as count from write.event_log where position is null';
  await eventually(async () => expect(await bench.read.row(missing)).toEqual({ count: 0 }));
  return id;
}

describe('a relay beside the commands', () => {
  beforeEach(async () => {
    relay.start();
    await eventually(() => expect(local.leads).toBe(true));
  });

  it('is woken by them and tells them the position', async () => {
    const id = await appended(1);
    expect(await waiter.positionOf(id, waiter.heard)).toBe(1);
    expect(waiter.heard).toBe(0);
  });

  it('has told the position of what was numbered before anybody waited for it', async () => {
    const first = await numbered(1);
    const second = await appended(2);
    expect(await waiter.positionOf(second, waiter.heard)).toBe(2);
    expect(await waiter.positionOf(first, waiter.heard)).toBe(1);
  });

  it('that leads no more has positions looked up', async () => {
    const id = await numbered(1);
    const late = waiterBeside(local);
    const { heard } = late;
    local.stepDown();
    expect(local.wake()).toBe(false);
    // A busy machine may take longer than an answer waits.
    await eventually(async () => expect(await late.positionOf(id, heard)).toBe(1));
  });

  it('has what was forgotten looked up', async () => {
    const { heard } = waiter;
    const id = await numbered(1);
    local.tell(Array.from({ length: 4_000 }, (_, n) => ({ id: `other-${n}`, position: n + 2 })));
    expect(await waiter.positionOf(id, heard)).toBe(1);
  });

  it('has nothing looked up for the events of others, however many they were', async () => {
    const others = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `other-${n}`, position: n + 2 }));
    local.tell(others(9_000));
    const { heard } = waiter;
    local.tell(others(100));
    expect(waiter.heard).toBe(heard);
  });
});
