import { setTimeout as pause } from 'node:timers/promises';
import type { KafkaSettings } from '#platform/kernel/config/kafka-config.ts';
import { silent } from '../../testing/transport-bench.ts';
import { kafkaClient } from '../client/kafka-client.ts';
import { KafkaTopics } from '../client/kafka-topics.ts';

const MESSAGES = 60;
const INTERVAL_MS = 30;
const IDLE_MS = 2_000;

interface FetchFigures {
  waitMs: number;
  /** Of each message, from before it is sent until it is handled, in milliseconds. */
  lags: number[];
  idleFetchesPerSecond: number;
  stopMs: number;
}

/** One consumer for each longest wait of a fetch: how late news come, what idling costs, how long a stop takes. */
export async function measureFetches(settings: KafkaSettings, waits: readonly number[]): Promise<FetchFigures[]> {
  const kafka = kafkaClient(settings, 'measure', silent);
  const topics = new KafkaTopics(settings);
  const admin = kafka.admin();
  await admin.connect();
  await topics.ensure(admin, ['fetched']);
  await admin.disconnect();
  const topic = topics.nameOf('fetched');
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false });
  await producer.connect();
  const figures: FetchFigures[] = [];
  for (const waitMs of waits) {
    const consumer = kafka.consumer({ groupId: `${settings.topicPrefix}-${waitMs}`, maxWaitTimeInMs: waitMs });
    const lags: number[] = [];
    let fetches = 0;
    const joined = new Promise((resolve) => consumer.on('consumer.group_join', resolve));
    consumer.on('consumer.fetch', () => {
      fetches += 1;
    });
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: false });
    await consumer.run({
      eachMessage: async ({ message }) => {
        lags.push(performance.now() - Number(message.value));
      },
    });
    await joined;
    await pause(500);
    fetches = 0;
    await pause(IDLE_MS);
    const idleFetchesPerSecond = (fetches * 1_000) / IDLE_MS;
    for (let n = 0; n < MESSAGES; n++) {
      await producer.send({ topic, acks: -1, messages: [{ partition: n % 3, value: String(performance.now()) }] });
      await pause(INTERVAL_MS);
    }
    const stopping = performance.now();
    await consumer.disconnect();
    figures.push({ waitMs, lags, idleFetchesPerSecond, stopMs: performance.now() - stopping });
  }
  await producer.disconnect();
  return figures;
}
