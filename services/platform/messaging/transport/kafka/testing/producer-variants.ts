import { promisify } from 'node:util';
import zlib from 'node:zlib';
import kafkajs, { type CompressionTypes } from 'kafkajs';
import type { KafkaSettings } from '#platform/kernel/config/kafka-config.ts';
import type { OutgoingMessage } from '../../event-publisher.port.ts';
import { silent } from '../../testing/transport-bench.ts';
import '../client/compression.ts';
import { kafkaClient } from '../client/kafka-client.ts';
import { KafkaTopics } from '../client/kafka-topics.ts';
import { toMessage } from '../event-message.ts';

const { None, GZIP, ZSTD } = kafkajs.CompressionTypes;
const COMPRESSIONS: [name: string, type: CompressionTypes, compress: (bytes: Buffer) => Promise<Buffer>][] = [
  ['none', None, async (bytes) => bytes],
  ['gzip', GZIP, promisify(zlib.gzip)],
  ['zstd', ZSTD, promisify(zlib.zstdCompress)],
];

interface ProducerFigures {
  compression: string;
  batch: number;
  eventsPerSecond: number;
  /** Of a message's value, key and headers, compressed with the others of its batch. */
  bytesPerEvent: number;
}

/** Sends the same messages with each compression in batches of each size, one request under way, as the relay does. */
export async function measureProducers(
  settings: KafkaSettings,
  messages: OutgoingMessage[],
  batches: readonly number[],
): Promise<ProducerFigures[]> {
  const kafka = kafkaClient(settings, 'measure', silent);
  const topics = new KafkaTopics(settings);
  const admin = kafka.admin();
  await admin.connect();
  await topics.ensure(admin, ['measured']);
  await admin.disconnect();
  const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false });
  await producer.connect();
  const topic = topics.nameOf('measured');
  const figures: ProducerFigures[] = [];
  for (const batch of batches) {
    for (const [compression, type, compress] of COMPRESSIONS) {
      const begun = performance.now();
      for (let at = 0; at < messages.length; at += batch) {
        const some = messages.slice(at, at + batch).map(toMessage);
        await producer.sendBatch({ acks: -1, compression: type, topicMessages: [{ topic, messages: some }] });
      }
      const seconds = (performance.now() - begun) / 1_000;
      const sample = messages.slice(0, batch);
      const bytes = (await compress(Buffer.from(sample.map((one) => JSON.stringify(toMessage(one))).join('')))).length;
      const eventsPerSecond = Math.round(messages.length / seconds);
      figures.push({ compression, batch, eventsPerSecond, bytesPerEvent: Math.round(bytes / sample.length) });
    }
  }
  await producer.disconnect();
  return figures;
}
