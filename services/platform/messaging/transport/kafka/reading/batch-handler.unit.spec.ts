import type { EachBatchPayload, KafkaMessage } from 'kafkajs';
import { pino } from 'pino';
import type { EventBatch, EventSubscription } from '../../event-transport.port.ts';
import { AssignedPartitions } from './assigned-partitions.ts';
import { BatchHandler } from './batch-handler.ts';

const TYPE = 'thing.seen.v1';
const OTHER = 'thing.heard.v1';

function message(position: number, type: string): KafkaMessage {
  const event = {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    stream: 'thing-1',
    version: 1,
    position,
    type,
    data: {},
    time: new Date(0).toISOString(),
    actor: null,
    correlationId: null,
    causationId: null,
    traceparent: null,
  };
  const headers = { type, position: String(position), previous: String(position - 1) };
  return {
    offset: String(position - 1),
    headers,
    value: Buffer.from(JSON.stringify(event)),
  } as unknown as KafkaMessage;
}

function payload(partition: number, messages: KafkaMessage[]): EachBatchPayload {
  return {
    batch: { partition, messages },
    isRunning: () => true,
    isStale: () => false,
    heartbeat: async () => undefined,
    resolveOffset: () => undefined,
    commitOffsetsIfNecessary: async () => undefined,
  } as unknown as EachBatchPayload;
}

describe('what is fetched of a topic', () => {
  let handled: EventBatch[][];
  let refuses: number;
  let stopping: AbortController;
  let handler: BatchHandler;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    handled = [];
    refuses = 0;
    stopping = new AbortController();
    const subscription: EventSubscription = {
      name: 'things',
      types: [TYPE],
      checkpoint: async () => ({ position: 0, bookmark: null }),
      positions: async () => new Map(),
      setAside: async () => undefined,
      handle: async (...batches) => {
        if (refuses-- > 0) throw new Error('not now');
        handled.push(batches);
      },
    };
    handler = new BatchHandler({
      subscription,
      partitions: new AssignedPartitions(subscription, () => undefined),
      logger: pino({ level: 'silent' }),
      heartbeatMs: 2_000,
      stopping: stopping.signal,
      onForeign: () => undefined,
      onFailed: () => undefined,
      onMissing: () => undefined,
    });
  });
  afterEach(() => jest.useRealTimers());

  /** @returns how long it took, by the clock of the test, until all were dealt with. */
  async function took(work: Promise<unknown>): Promise<number> {
    const begun = performance.now();
    let over = false;
    void work.finally(() => {
      over = true;
    });
    for (let turn = 0; !over && turn < 2_000; turn++) {
      await new Promise(setImmediate);
      if (turn % 20 === 19) jest.advanceTimersByTime(10);
    }
    await work;
    return performance.now() - begun;
  }
  const deliver = (partitions: number[], position: number, type = TYPE) =>
    Promise.all(partitions.map((partition) => handler.handle('things', payload(partition, [message(position, type)]))));

  it('is handed over together, whatever the partition', async () => {
    await took(deliver([0, 1, 2], 1));
    expect(handled.map((batches) => batches.map(({ partition }) => partition))).toEqual([
      ['things-0', 'things-1', 'things-2'],
    ]);
  });

  it('says of which types all of it is, others than those that are handed over included', async () => {
    await took(handler.handle('things', payload(0, [message(1, TYPE), message(2, OTHER)])));
    expect(handled.flat()).toMatchObject([{ events: [{ position: 1 }], head: 2, types: new Set([TYPE, OTHER]) }]);
  });

  it('comes again, all of it, when it could not be handled', async () => {
    refuses = 1;
    await took(deliver([0, 1], 1));
    expect(
      handled
        .flat()
        .map(({ partition }) => partition)
        .sort(),
    ).toEqual(['things-0', 'things-1']);
  });

  it('lets a subscription rest for which there is nothing in it, but not one that has just had something', async () => {
    await took(deliver([0], 1));
    expect(await took(deliver([0], 2, OTHER))).toBeLessThan(250);
    jest.advanceTimersByTime(1_001);
    expect(await took(deliver([0], 3, OTHER))).toBeGreaterThanOrEqual(250);
    expect(await took(deliver([0], 4))).toBeLessThan(250);
  });

  it('ends the rest when it is to stop', async () => {
    jest.advanceTimersByTime(1_001);
    const resting = deliver([0], 1, OTHER);
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
    stopping.abort();
    expect(await took(resting)).toBeLessThan(250);
  });
});
