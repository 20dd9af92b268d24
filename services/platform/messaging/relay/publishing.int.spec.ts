import { eventually } from '#platform/testing/eventually.ts';
import { EventPublisher, type OutgoingMessage } from '../transport/event-publisher.port.ts';
import { EventRouting } from '../transport/event-routing.ts';
import { counted, silent, TransportBench, upTo } from '../transport/testing/transport-bench.ts';
import { Publishing } from './publishing.ts';
import { Relay } from './relay.ts';

/** A broker that is away at first, and notes what the log holds as published when messages come. */
class NotingPublisher extends EventPublisher {
  away = true;
  tries = 0;
  readonly published: number[] = [];
  readonly sentAt: number[] = [];
  /** How far the log said that it was published, when the message of that position was not yet safe. */
  readonly storedBefore: [position: number, stored: number][] = [];

  constructor(private readonly stored: () => Promise<number>) {
    super();
  }

  async connect(): Promise<string[]> {
    return [];
  }

  async publish(messages: OutgoingMessage[]): Promise<void> {
    this.tries += 1;
    if (this.away) throw new Error('the broker is away');
    this.sentAt.push(performance.now());
    const stored = await this.stored();
    for (const { event, position } of messages) {
      if (!event) continue;
      this.storedBefore.push([position, stored]);
      this.published.push(position);
    }
  }

  async check(): Promise<void> {}
  async close(): Promise<void> {}
}

describe('publishing', () => {
  let bench: TransportBench;
  let publisher: NotingPublisher;
  let publishing: Publishing;
  let relay: Relay;

  const stored = async () =>
    Number((await bench.read.row<{ position: number }>('select position from write.publishing'))!.position);

  beforeAll(async () => {
    bench = await TransportBench.create();
    publisher = new NotingPublisher(stored);
    const options = { url: bench.database.url, applicationName: 'test', logger: silent };
    publishing = new Publishing({ ...options, publisher, routing: new EventRouting(new Map(), 1) });
    relay = new Relay({ ...options, publishing });
    relay.start();
  });

  afterAll(async () => {
    await relay.stop();
    await publishing.close();
    await bench.close();
  });

  it('moves its position only behind what is safe with the broker', async () => {
    await bench.append('thing-1', 1, ...upTo(3).map((n) => counted({ n })));
    await eventually(() => expect(publisher.tries).toBeGreaterThanOrEqual(2), 30_000);
    expect(await stored()).toBe(0);
    publisher.away = false;
    await eventually(async () => expect(await stored()).toBe(3), 30_000);
    await bench.append('thing-1', 4, counted({ n: 4 }));
    await eventually(async () => expect(await stored()).toBe(4), 30_000);
    expect(publisher.published).toEqual([1, 2, 3, 4]);
    for (const [position, before] of publisher.storedBefore) expect(before).toBeLessThan(position);
  }, 120_000);

  it('puts what comes within a moment into one request', async () => {
    await eventually(async () => expect(await stored()).toBe(4));
    const sent = publisher.sentAt.length;
    for (const version of upTo(20)) await bench.append('thing-2', version, counted({ n: version }));
    await eventually(async () => expect(await stored()).toBe(24), 30_000);
    const times = publisher.sentAt.slice(sent);
    const gaps = times.slice(1).map((time, n) => time - times[n]!);
    // A timer may be a millisecond early.
    for (const gap of gaps) expect(gap).toBeGreaterThan(23);
    expect(publisher.published.slice(4)).toEqual(upTo(20).map((n) => n + 4));
  });
});
