import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '#platform/database/connections/connections.ts';
import { NO_AUTHOR } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { numberEvents } from '../relay/number-events.ts';
import { Relay } from '../relay/relay.ts';
import { counted, silent, TransportBench, upTo } from '../transport/testing/transport-bench.ts';
import { eventsOf, saveNumbered } from './event-appender.ts';

let bench: TransportBench;
beforeEach(async () => {
  bench = await TransportBench.create();
});
afterEach(() => bench.close());

/** In a transaction of its own. @returns the positions, or null where they are left to the relay. */
async function append(stream: string, firstVersion: number, count: number): Promise<number[] | null> {
  const events = eventsOf([{ stream, firstVersion, events: upTo(count).map((n) => counted({ n })) }]);
  const numbered = await bench.dataSource.transaction((manager) =>
    saveNumbered(manager, [{ author: NO_AUTHOR, events }]),
  );
  if (numbered) expect(numbered.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  return numbered?.map(({ position }) => position) ?? null;
}

/** As the relay does. */
async function numberAll(): Promise<void> {
  const client = createClient({ url: bench.database.url, applicationName: 'test' });
  await client.connect();
  await numberEvents(client, 0).finally(() => client.end());
}

const log = () => bench.read.rows('select stream, version, position::int from write.event_log order by seq');
const head = async () =>
  (await bench.read.row<{ position: number }>('select position from write.relay_head'))?.position;

describe('events that get their positions with their commit', () => {
  it('come behind all that have one', async () => {
    expect(await append('thing-1', 1, 2)).toEqual([1, 2]);
    expect(await append('thing-2', 1, 1)).toEqual([3]);
    expect(await log()).toEqual([
      { stream: 'thing-1', version: 1, position: 1 },
      { stream: 'thing-1', version: 2, position: 2 },
      { stream: 'thing-2', version: 1, position: 3 },
    ]);
    expect(await head()).toBe(3);
  });

  it('get none before what waits for its own', async () => {
    await bench.append('thing-1', 1, counted({ n: 1 }));
    expect(await append('thing-1', 2, 2)).toBeNull();
    await numberAll();
    expect(await log()).toEqual([1, 2, 3].map((n) => ({ stream: 'thing-1', version: n, position: n })));
    expect(await append('thing-1', 4, 1)).toEqual([4]);
  });

  it('wait for nobody who gives positions', async () => {
    const relay = await bench.read.pool.connect();
    try {
      await relay.query('begin; update write.relay_head set position = position + 1');
      expect(await append('thing-1', 1, 1)).toBeNull();
    } finally {
      relay.release(true);
    }
  });

  it('leave no gap where they are not committed', async () => {
    await append('thing-1', 1, 1);
    await expect(append('thing-1', 1, 1)).rejects.toThrow('duplicate key');
    expect(await append('thing-1', 2, 1)).toEqual([2]);
  });

  it('stand in one order with those of the relay, whoever is quicker', async () => {
    const relay = new Relay({ url: bench.database.url, applicationName: 'test-relay', logger: silent, pollMs: 5 });
    relay.start();
    try {
      await eventually(() => expect(relay.leading).toBe(true));
      const rounds = upTo(40);
      const numbered: (number[] | null)[] = [];
      for (const round of rounds) {
        const [positions] = await Promise.all([
          append('thing-1', 3 * round - 2, 3),
          bench.append(`alone-${round % 4}`, Math.ceil(round / 4), counted({ n: round })),
        ]);
        numbered.push(positions);
      }
      await eventually(async () => expect(await bench.read.row(WAITING)).toEqual({ count: 0 }));
      expect(numbered.some((positions) => positions !== null)).toBe(true);
    } finally {
      await relay.stop();
    }
    await expectOneOrder();
  });

  it('stand in one order, and leave no gap for a moment, whichever session is ended meanwhile', async () => {
    const relay = new Relay({ url: bench.database.url, applicationName: 'test-relay', logger: silent, pollMs: 5 });
    relay.start();
    const writing = new AbortController();
    const outcomes: Record<Outcome, number> = { numbered: 0, 'left to the relay': 0, lost: 0 };
    const isEnough = () => Object.values(outcomes).every((count) => count >= 10);
    let meanwhile: Promise<unknown> = Promise.resolve();
    try {
      await eventually(() => expect(relay.leading).toBe(true), 60_000);
      const watch = async () => expect(await bench.read.row(GAPS)).toEqual({ gaps: 0 });
      meanwhile = Promise.all([
        whileGoing(writing.signal, 100, endSomeSession),
        whileGoing(writing.signal, 10, watch).catch((error) => error),
      ]);
      const write = async (stream: string) => {
        for (let round = 0; !isEnough(); round++) outcomes[await writeInto(stream, round)] += 1;
      };
      await Promise.all(upTo(6).map((n) => write(`thing-${n}`)));
      writing.abort();
      expect(await meanwhile).toEqual([undefined, undefined]);
      await eventually(async () => expect(await bench.read.row(WAITING)).toEqual({ count: 0 }), 60_000);
    } finally {
      writing.abort();
      await meanwhile;
      await relay.stop();
    }
    await expectOneOrder();
  }, 180_000);
});

const WAITING = 'select count(*)::int as count from write.event_log where position is null';
/** In one look: what is numbered, against the last of the numbers. */
const GAPS = 'select (coalesce(max(position), 0) - count(position))::int as gaps from write.event_log';

async function expectOneOrder(): Promise<void> {
  const rows = await bench.read.rows<{ stream: string; version: number; position: number }>(
    'select stream, version, position::int from write.event_log order by position',
  );
  expect(rows.map(({ position }) => position)).toEqual(upTo(rows.length));
  const versions = Map.groupBy(rows, ({ stream }) => stream);
  for (const [, ofStream] of versions) expect(ofStream.map(({ version }) => version)).toEqual(upTo(ofStream.length));
  expect(await head()).toBe(rows.length);
}

type Outcome = 'numbered' | 'left to the relay' | 'lost';

/** By turns as a large group does and as a single command. Whoever is not answered looks what has become of it, as a retry does. */
async function writeInto(stream: string, round: number): Promise<Outcome> {
  const [{ last }] = (await bench.read.rows<{ last: number }>(LAST, [stream])) as [{ last: number }];
  try {
    if (round % 2 === 0) return (await append(stream, last + 1, 2)) ? 'numbered' : 'left to the relay';
    await bench.append(stream, last + 1, counted({ n: round }));
    return 'left to the relay';
  } catch {
    return 'lost';
  }
}
const LAST = 'select coalesce(max(version), 0) as last from write.event_log where stream = $1';

/** Of those that write and of the relay. One that only begins has no name yet: it may be ours, and has no state either. */
async function endSomeSession(): Promise<void> {
  await bench.read.rows(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name in ('', 'test-relay') and state is not null order by random() limit 1`);
}

async function whileGoing(signal: AbortSignal, everyMs: number, act: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await act();
    await pause(everyMs);
  }
}
