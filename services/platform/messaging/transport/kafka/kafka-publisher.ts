import type { Admin, Kafka, Producer, TopicMessages } from 'kafkajs';
import type { Logger } from 'pino';
import type { KafkaSettings } from '#platform/kernel/config/kafka-config.ts';
import { EventPublisher, type OutgoingMessage, PublishedLost } from '../event-publisher.port.ts';
import { type EventRouting, partitionName } from '../event-routing.ts';
import { compressionOf } from './client/compression.ts';
import { closeWithTimeout, kafkaClient, kafkaError, withTimeout } from './client/kafka-client.ts';
import { KafkaTopics } from './client/kafka-topics.ts';
import { toMessage } from './event-message.ts';

const ALL_REPLICAS = -1;
const MAX_SEND_MS = 5_000;

/** Publishes to Kafka: an idempotent producer, confirmed by all replicas in step, one request under way. */
export class KafkaPublisher extends EventPublisher {
  private readonly kafka: Kafka;
  private readonly topics: KafkaTopics;
  private producer: Producer | null = null;
  private admin: Admin | null = null;
  /** By partition, the offset after the last one that was confirmed. */
  private readonly ends = new Map<string, number>();

  constructor(
    settings: KafkaSettings,
    clientId: string,
    logger: Logger,
    private readonly routing: EventRouting,
  ) {
    super();
    this.kafka = kafkaClient(settings, clientId, logger);
    this.topics = new KafkaTopics(settings);
  }

  connect(): Promise<string[]> {
    return withKafkaError(async () => {
      await this.disconnect();
      this.admin = this.kafka.admin();
      await this.admin.connect();
      await this.topics.ensure(this.admin, this.routing.allTopics);
      this.producer = this.kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false });
      await this.producer.connect();
      const ends = await this.confirmEnds();
      return [...ends].filter(([, offsets]) => [...offsets.values()].every((end) => end === 0)).map(([topic]) => topic);
    });
  }

  publish(messages: OutgoingMessage[]): Promise<void> {
    return withKafkaError(async () => {
      const byTopic = new Map<string, TopicMessages>();
      const counts = new Map<string, number>();
      let characters = 0;
      for (const message of messages) {
        const name = partitionName(message.topic, message.partition);
        counts.set(name, (counts.get(name) ?? 0) + 1);
        const topic = this.topics.nameOf(message.topic);
        const batch = byTopic.get(topic) ?? { topic, messages: [] };
        byTopic.set(topic, batch);
        const sent = toMessage(message);
        batch.messages.push(sent);
        characters += sent.value?.length ?? 0;
      }
      const confirmed = await this.producer!.sendBatch({
        acks: ALL_REPLICAS,
        timeout: MAX_SEND_MS,
        compression: compressionOf(characters, counts.size),
        topicMessages: [...byTopic.values()],
      });
      for (const { topicName, partition, baseOffset } of confirmed) {
        const name = partitionName(this.topics.topicOf(topicName), partition);
        this.confirm(name, Number(baseOffset ?? 0), counts.get(name));
      }
    });
  }

  check(): Promise<void> {
    return withKafkaError(async () => {
      await this.confirmEnds();
    });
  }

  async close(): Promise<void> {
    await this.disconnect();
  }

  /** @returns where each partition ends, by topic. @throws PublishedLost */
  private async confirmEnds(): ReturnType<KafkaTopics['ends']> {
    const ends = await this.topics.ends(this.admin!, this.routing.allTopics);
    for (const [topic, offsets] of ends) {
      for (const [partition, end] of offsets) this.confirm(partitionName(topic, partition), end);
    }
    return ends;
  }

  /**
   * @param offset where the partition ends, or where the messages begin that it has just taken.
   * @throws PublishedLost when that is before what it has confirmed.
   */
  private confirm(partition: string, offset: number, taken = 0): void {
    const before = this.ends.get(partition) ?? 0;
    if (offset < before) {
      this.ends.clear();
      throw new PublishedLost(`${partition} is at offset ${offset}, but has confirmed ${before}`);
    }
    this.ends.set(partition, offset + taken);
  }

  private async disconnect(): Promise<void> {
    const [producer, admin] = [this.producer, this.admin];
    this.producer = null;
    this.admin = null;
    await Promise.all([producer, admin].map(closeWithTimeout));
  }
}

/** Errors of the client go out in words that readiness may show. */
async function withKafkaError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(work());
  } catch (error) {
    if (error instanceof PublishedLost) throw error;
    throw new Error(kafkaError(error), { cause: error });
  }
}
