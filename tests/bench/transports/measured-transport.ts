import type { ProjectionRunner as Runner } from '#platform/messaging/projections/projection-runner.ts';
import type { OpenTransport, TransportBench } from '#platform/messaging/transport/testing/transport-bench.ts';
import { percentile } from '../measure/figures.ts';
import { paced } from '../measure/paced.ts';

const STREAMS = 200;
const WORDS =
  'این فیلم را دو بار دیدم و هر بار گریه کردم بازی بچه‌ها بی‌نظیر است اما پایانش ساده بود موسیقی متن خوب صدا تصویر داستان'.split(
    ' ',
  );

/** Of about 400 bytes, like a comment of the site; another one for each n. */
export function textOf(n: number): string {
  const chosen = Array.from({ length: 45 }, (_, at) => WORDS[((n + 7) * (at + 3) * 2_654_435_761) % WORDS.length]);
  return `${n} ${chosen.join(' ')}`;
}

type MakeEvent = (data: { n: number; text: string }) => { type: string; data: unknown };

export interface Measuring {
  bench: TransportBench;
  makeEvent: MakeEvent;
  /** A runner whose rows are the events' texts; `onHead` hears each position after its commit. */
  runner(name: string, onHead: (partition: string, head: number) => void): Runner;
  open(): Promise<OpenTransport>;
  partitionOf(stream: string): string;
}

const streamOf = (n: number) => `thing-${n % STREAMS}`;
const versionOf = (n: number) => 1 + Math.floor(n / STREAMS);

/** Appends a backlog, `perCommand` events in a transaction. */
export async function appendBacklog({ bench, makeEvent }: Measuring, from: number, count: number): Promise<void> {
  const perStream = count / STREAMS;
  for (let stream = 0; stream < STREAMS; stream++) {
    const events = Array.from({ length: perStream }, (_, k) =>
      makeEvent({ n: from + stream + k * STREAMS, text: textOf(from + stream + k * STREAMS) }),
    );
    await bench.append(streamOf(stream), versionOf(from), ...events);
  }
}

/** Until everything is numbered and, where a relay publishes, published. */
export async function handedOver({ bench }: Measuring, publishes: boolean): Promise<number> {
  for (;;) {
    const [row] = await bench.read.rows<{ events: number; head: number; published: number }>(
      `select (select count(*)::int from write.event_log) as events, (select position from write.relay_head) as head,
        (select position from write.publishing) as published`,
    );
    if (row!.head === row!.events && (!publishes || row!.published === row!.head)) return row!.head;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** @returns how many events a second one projection took from a backlog, from its first commit on. */
export async function drainRate(measuring: Measuring, name: string, events: number): Promise<number> {
  const { bench, open, runner } = measuring;
  const done = Promise.withResolvers<void>();
  let first = 0;
  let before = 0;
  const watch = setInterval(async () => {
    const count = await bench.count(name);
    if (count > 0 && first === 0) [first, before] = [performance.now(), count];
    if (count >= events) done.resolve();
  }, 50);
  const { transport, close } = await open();
  const running = transport.subscribe(runner(name, () => undefined));
  await done.promise;
  const rate = ((events - before) * 1_000) / (performance.now() - first);
  clearInterval(watch);
  await running.stop();
  await close();
  return Math.round(rate);
}

interface Lag {
  p50: number;
  p99: number;
  perSecond: number;
}

/** @returns milliseconds from a command's commit until its projection has committed, at a steady rate of commands. */
export async function lagAt(
  measuring: Measuring,
  name: string,
  from: number,
  rate: number,
  seconds: number,
): Promise<Lag> {
  const { bench, makeEvent, open, runner, partitionOf } = measuring;
  const committed: { id: string; partition: string; at: number }[] = [];
  const heads = new Map<string, { head: number; at: number }[]>();
  const { transport, close } = await open();
  const running = transport.subscribe(
    runner(name, (partition, head) => {
      heads.set(partition, [...(heads.get(partition) ?? []), { head, at: performance.now() }]);
    }),
  );
  await caughtUp(measuring, name);
  const next = new Map<string, number>();
  const sent = await paced(rate, seconds, async (index) => {
    const stream = `${name}-${index % STREAMS}`;
    const version = (next.get(stream) ?? 0) + 1;
    next.set(stream, version);
    const appended = await bench.append(stream, version, makeEvent({ n: from + index, text: textOf(from + index) }));
    // As commands do, outside of their transactions.
    void bench.read.rows('notify event_appended').catch(() => undefined);
    committed.push({
      id: (appended as { id: string }[])[0]!.id,
      partition: partitionOf(stream),
      at: performance.now(),
    });
    return true;
  });
  await caughtUp(measuring, name);
  await running.stop();
  await close();
  const rows = await bench.read.rows<{ id: string; position: number }>('select id, position from write.event_log');
  const positions = new Map(rows.map(({ id, position }) => [id, position]));
  const lags = committed.map(({ id, partition, at }) => {
    const position = positions.get(id)!;
    return Math.max(0, heads.get(partition)!.find(({ head }) => head >= position)!.at - at);
  });
  return { p50: percentile(lags, 0.5), p99: percentile(lags, 0.99), perSecond: Math.round(sent.perSecond) };
}

/** Until the projection has everything that the log holds. */
async function caughtUp({ bench }: Measuring, name: string): Promise<void> {
  for (;;) {
    const [row] = await bench.read.rows<{ events: number }>('select count(*)::int as events from write.event_log');
    if ((await bench.count(name)) >= row!.events) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
