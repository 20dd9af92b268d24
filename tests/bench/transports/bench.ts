import type * as TemplateModule from '#apps/composition/testing/prepare-test-template.ts';
import type { Projection } from '#platform/messaging/projections/projection.ts';
import type * as RunnerModule from '#platform/messaging/projections/projection-runner.ts';
import type * as RelayModule from '#platform/messaging/relay/relay.ts';
import type * as FetchModule from '#platform/messaging/transport/kafka/testing/fetch-variants.ts';
import type * as KafkaBenchModule from '#platform/messaging/transport/kafka/testing/kafka-bench.ts';
import type * as VariantsModule from '#platform/messaging/transport/kafka/testing/producer-variants.ts';
import type * as LogTailModule from '#platform/messaging/transport/log-tail/log-tail.transport.ts';
import type * as BenchModule from '#platform/messaging/transport/testing/transport-bench.ts';
import type * as ServerModule from '#tools/embedded-postgres/test-server.ts';
import { startKafka } from '../../support/kafka/start-kafka.ts';
import { percentile } from '../measure/figures.ts';
import { compiled } from '../paths.ts';
import { appendBacklog, drainRate, handedOver, lagAt, type Measuring, textOf } from './measured-transport.ts';

const BACKLOG = 20_000;
const RATES = [50, 300];
const SECONDS = 15;
const ROUNDS = 2;
const BATCHES = [50, 500, 2_000];
const FETCH_WAITS = [50, 400, 2_000];
const MESSAGING = 'platform/messaging';

const { createTestDatabaseServer } = await compiled<typeof ServerModule>('tools/embedded-postgres/test-server.js');
const { prepareTemplate } = await compiled<typeof TemplateModule>('apps/composition/testing/prepare-test-template.js');
const { counted, silent, TransportBench } = await compiled<typeof BenchModule>(
  `${MESSAGING}/transport/testing/transport-bench.js`,
);
const { ProjectionRunner } = await compiled<typeof RunnerModule>(`${MESSAGING}/projections/projection-runner.js`);
const { Relay } = await compiled<typeof RelayModule>(`${MESSAGING}/relay/relay.js`);
const { LogTailTransport } = await compiled<typeof LogTailModule>(
  `${MESSAGING}/transport/log-tail/log-tail.transport.js`,
);
const kafkaBench = await compiled<typeof KafkaBenchModule>(`${MESSAGING}/transport/kafka/testing/kafka-bench.js`);
const { measureFetches } = await compiled<typeof FetchModule>(`${MESSAGING}/transport/kafka/testing/fetch-variants.js`);
const { measureProducers } = await compiled<typeof VariantsModule>(
  `${MESSAGING}/transport/kafka/testing/producer-variants.js`,
);

const say = (line: string) => process.stdout.write(`${line}\n`);
const number = (value: number) => Math.round(value).toLocaleString('en-US');

interface Transport extends Omit<Measuring, 'bench' | 'runner'> {
  name: string;
  publishes: boolean;
  relay(url: string): { stop(): Promise<void> };
}

type Bench = BenchModule.TransportBench;

const INSERT = `
  insert into seen (projection, stream, version, position)
  select $1, * from unnest($2::text[], $3::int[], $4::bigint[])`;

/** Its rows go in by the batch: the transport is to be measured, not the inserts. */
function runnerOf(bench: Bench): Measuring['runner'] {
  return (name, onHead) => {
    const projection: Projection = {
      ...bench.projection(name),
      project: async (events, { query }) => {
        const columns = (['stream', 'version', 'position'] as const).map((key) => events.map((event) => event[key]));
        await query(INSERT, [name, ...columns]);
      },
    };
    const observer = { projected: () => undefined, parked: () => undefined };
    const runner = new ProjectionRunner(projection, bench.read, silent, observer);
    const handle = runner.handle.bind(runner);
    runner.handle = async (batch) => {
      await handle(batch);
      onHead(batch.partition, batch.head);
    };
    return runner;
  };
}

async function measure(transport: Transport): Promise<string[]> {
  const bench = await TransportBench.create();
  const measuring: Measuring = { ...transport, bench, runner: runnerOf(bench) };
  await appendBacklog(measuring, 0, BACKLOG);
  const begun = performance.now();
  const relay = transport.relay(bench.database.url);
  try {
    await handedOver(measuring, transport.publishes);
    const handed = (BACKLOG * 1_000) / (performance.now() - begun);
    const cells = [transport.name, number(handed), number(await drainRate(measuring, 'drain', BACKLOG))];
    for (const rate of RATES) {
      const { p50, p99, perSecond } = await lagAt(measuring, `lag-${rate}`, BACKLOG, rate, SECONDS);
      cells.push(`${number(p50)} / ${number(p99)}${perSecond < rate * 0.95 ? ` (${perSecond}/s)` : ''}`);
    }
    return cells;
  } finally {
    await relay.stop();
    await bench.close();
  }
}

function logTail(): Transport {
  let url = '';
  return {
    name: 'log tail',
    publishes: false,
    makeEvent: counted,
    partitionOf: () => 'log',
    relay: (database) => {
      url = database;
      const relay = new Relay({ url, applicationName: 'bench-relay', logger: silent });
      relay.start();
      return relay;
    },
    open: async () => {
      const transport = new LogTailTransport({ url, applicationName: 'bench', logger: silent });
      await transport.start();
      return { transport, close: () => transport.close() };
    },
  };
}

function overKafka(brokers: string): Transport {
  const settings = kafkaBench.kafkaSettingsFor(brokers);
  return {
    ...logTail(),
    name: 'Kafka',
    publishes: true,
    partitionOf: (stream) => kafkaBench.testRouting.partitionNameOf(counted.type, stream),
    relay: (url) => kafkaBench.startPublishingRelay(url, settings),
    open: () => kafkaBench.openKafkaTransport(settings),
  };
}

async function producers(brokers: string): Promise<string[][]> {
  const origin = { actor: 'user-17', correlationId: crypto.randomUUID(), causationId: null, traceparent: null };
  const messages = Array.from({ length: BACKLOG }, (_, n) => {
    const stream = `thing-${n % 200}`;
    const event = {
      ...counted({ n, text: textOf(n) }),
      ...origin,
      id: crypto.randomUUID(),
      stream,
      version: n + 1,
    };
    const position = n + 1;
    const partition = kafkaBench.testRouting.partitionOf(stream);
    return { topic: 'measured', partition, position, previous: n, event: { ...event, position, time: new Date() } };
  });
  const figures = await measureProducers(kafkaBench.kafkaSettingsFor(brokers), messages, BATCHES);
  return figures.map((one) => [
    one.compression,
    number(one.batch),
    number(one.eventsPerSecond),
    number(one.bytesPerEvent),
  ]);
}

async function fetches(brokers: string): Promise<string[][]> {
  const figures = await measureFetches(kafkaBench.kafkaSettingsFor(brokers), FETCH_WAITS);
  return figures.map(({ waitMs, lags, idleFetchesPerSecond, stopMs }) => [
    number(waitMs),
    `${number(percentile(lags, 0.5))} / ${number(percentile(lags, 0.99))}`,
    idleFetchesPerSecond.toFixed(1),
    number(stopMs),
  ]);
}

function table(head: string[], rows: string[][]): void {
  for (const cells of [head, head.map(() => '---'), ...rows]) say(`| ${cells.join(' | ')} |`);
  say('');
}

// Durable, as a site's server is.
const server = await createTestDatabaseServer({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' });
process.env['TEST_DATABASE_URL'] = server.url;
const kafka = await startKafka(say);
try {
  await prepareTemplate(server.url);
  const rows: string[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rows.push(await measure(logTail()));
    if ('brokers' in kafka) rows.push(await measure(overKafka(kafka.brokers)));
  }
  const lags = RATES.map((rate) => `lag at ${rate}/s, p50 / p99 ms`);
  table(['transport', 'numbered (and published), events/s', 'drained, events/s', ...lags], rows);
  if ('skipped' in kafka) say(`no Kafka: ${kafka.skipped}`);
  else {
    table(['compression', 'batch', 'events/s', 'bytes/event'], await producers(kafka.brokers));
    const head = ['longest fetch, ms', 'lag of a message, p50 / p99 ms', 'fetches/s when idle', 'stop, ms'];
    table(head, await fetches(kafka.brokers));
  }
} finally {
  if ('brokers' in kafka) await kafka.stop();
  await server.stop();
}
process.exit(0);
