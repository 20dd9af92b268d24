import { eventually } from '#platform/testing/eventually.ts';
import type { EventBatch, EventSubscription, RunningSubscription } from '../event-transport.port.ts';
import { counted, ignored, type OpenTransport, TransportBench, upTo } from './transport-bench.ts';

interface TransportUnderTest {
  /** One more process's transport. */
  open(): Promise<OpenTransport>;
  close(): Promise<void>;
}

const STREAMS = ['thing-1', 'thing-2', 'thing-3', 'thing-4', 'thing-5'];
/** For a machine on which much else runs; alone each test takes a few seconds. */
const TIMEOUT_MS = 90_000;

/** What every transport must do. @param setUp starts a relay, and all else the transport needs, on the bench's database. */
export function eventTransportContract(setUp: (bench: TransportBench) => Promise<TransportUnderTest>): void {
  let bench: TransportBench;
  let underTest: TransportUnderTest;
  let opened: OpenTransport[] = [];
  let next = 1;
  jest.setTimeout(240_000);

  beforeAll(async () => {
    bench = await TransportBench.create();
    underTest = await setUp(bench);
  }, 120_000);

  afterEach(async () => {
    await Promise.all(opened.map((one) => one.close()));
    opened = [];
  });

  afterAll(async () => {
    await underTest?.close();
    await bench?.close();
  });

  const open = async () => {
    const one = await underTest.open();
    opened.push(one);
    return one.transport;
  };
  /** Each stream gets so many more events. @returns the versions that there are then. */
  const appendMore = async (count: number) => {
    await bench.appendMany(STREAMS, next, next + count - 1);
    next += count;
    return upTo(next - 1);
  };
  const expectAll = (projection: string, versions: number[]) =>
    eventually(async () => {
      for (const stream of STREAMS) expect(await bench.versions(projection, stream)).toEqual(versions);
    }, TIMEOUT_MS);

  describe('an event transport', () => {
    it('brings everything once in effect, each stream in its order, what was there before and what comes', async () => {
      await appendMore(10);
      const running = (await open()).subscribe(bench.runner('all'));
      await expectAll('all', await appendMore(10));
      await running.stop();
    });

    it('goes on at the checkpoint after a restart', async () => {
      const versions = await appendMore(5);
      const again = (await open()).subscribe(bench.runner('all'));
      await expectAll('all', versions);
      await again.stop();
    });

    it('lets processes share the work of one subscription, also when one comes or goes', async () => {
      const first = (await open()).subscribe(bench.runner('shared'));
      await eventually(async () => expect(await bench.count('shared')).toBeGreaterThan(0), TIMEOUT_MS);
      const second = (await open()).subscribe(bench.runner('shared'));
      await appendMore(20);
      await first.stop();
      await expectAll('shared', await appendMore(10));
      await second.stop();
    });

    it('brings the same events again after an error, and holds nobody else back', async () => {
      const bad = recording(bench, 'faulty', 3);
      const transport = await open();
      const [one, other] = [transport.subscribe(bad), transport.subscribe(bench.runner('beside'))];
      await expectAll('beside', upTo(next - 1));
      await eventually(async () => expect(await bench.count('faulty')).toBe((next - 1) * STREAMS.length), TIMEOUT_MS);
      expect(bad.errors).toBe(3);
      await Promise.all([one.stop(), other.stop()]);
    });

    it('moves the checkpoint past events that the subscription does not follow', async () => {
      const running = (await open()).subscribe(bench.runner('all'));
      await bench.append('ignored-1', 1, ignored({}));
      await eventually(async () => {
        const rows = await bench.read.rows<{ reached: boolean }>(
          `select c.position >= e.position as reached from read.projection_checkpoint c, write.event_log e
           where c.projection = 'all' and e.stream = 'ignored-1'`,
        );
        expect(rows.some(({ reached }) => reached)).toBe(true);
      }, TIMEOUT_MS);
      await running.stop();
    });

    it('finishes the batch under way when it is stopped', async () => {
      const slow = slowly(bench.runner('stopped'));
      const running: RunningSubscription = (await open()).subscribe(slow);
      await slow.begun;
      const stopped = running.stop();
      slow.goOn();
      await stopped;
      expect(slow.done).toBe(true);
    });
  });
}

/** A projection whose first batches fail. */
function recording(bench: TransportBench, name: string, errors: number): EventSubscription & { errors: number } {
  const runner = bench.runner(name);
  return {
    name,
    types: [counted.type],
    errors: 0,
    checkpoint: (partition) => runner.checkpoint(partition),
    positions: () => runner.positions(),
    setAside: (message) => runner.setAside(message),
    async handle(batch: EventBatch) {
      if (this.errors < errors) {
        this.errors += 1;
        throw new Error('not now');
      }
      await runner.handle(batch);
    },
  };
}

function slowly(runner: ReturnType<TransportBench['runner']>) {
  const begun = Promise.withResolvers<void>();
  const onward = Promise.withResolvers<void>();
  const slow = {
    name: runner.name,
    types: runner.types,
    begun: begun.promise,
    goOn: onward.resolve,
    done: false,
    checkpoint: (partition: string) => runner.checkpoint(partition),
    positions: () => runner.positions(),
    setAside: async () => undefined,
    async handle(batch: EventBatch) {
      begun.resolve();
      await onward.promise;
      await runner.handle(batch);
      slow.done = true;
    },
  };
  return slow;
}
