import type { Admin } from 'kafkajs';
import type { KafkaSettings } from '#platform/kernel/config/kafka-config.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';

/** The largest event that fits, in bytes. */
const MAX_MESSAGE = 8 * 1024 * 1024;

export class KafkaTopics {
  constructor(private readonly settings: KafkaSettings) {}

  /** Kafka's name of a topic. */
  nameOf(topic: string): string {
    return `${this.settings.topicPrefix}.${topic}`;
  }

  topicOf(name: string): string {
    return name.slice(this.settings.topicPrefix.length + 1);
  }

  /** Makes the topics that are missing, and the partitions that are missing in those that are there. */
  async ensure(admin: Admin, topics: readonly string[]): Promise<void> {
    const existing = new Set(await admin.listTopics());
    const names = topics.map((topic) => this.nameOf(topic));
    // One by one: of several the client tells only that one exists already, which a twin of this process may have made.
    for (const name of names) if (!existing.has(name)) await this.create(admin, name);
    const { topics: found } = await admin.fetchTopicMetadata({ topics: names });
    const grown = found.filter(({ partitions }) => partitions.length < this.settings.partitions);
    if (grown.length === 0) return;
    const count = this.settings.partitions;
    await admin.createPartitions({ topicPartitions: grown.map(({ name }) => ({ topic: name, count })) });
  }

  private async create(admin: Admin, topic: string): Promise<void> {
    const { partitions, replicas, retentionHours } = this.settings;
    const configEntries = [
      { name: 'retention.ms', value: String(retentionHours < 0 ? -1 : retentionHours * HOUR_MS) },
      { name: 'max.message.bytes', value: String(MAX_MESSAGE) },
      // A confirmed message is on two brokers at least where there are two or more.
      { name: 'min.insync.replicas', value: String(Math.min(2, replicas)) },
    ];
    const wanted = { topic, numPartitions: partitions, replicationFactor: replicas, configEntries };
    await admin.createTopics({ topics: [wanted], waitForLeaders: true });
  }

  /** @returns topic → partition → the offset that the next message will get. */
  async ends(admin: Admin, topics: readonly string[]): Promise<Map<string, Map<number, number>>> {
    const ends = new Map<string, Map<number, number>>();
    for (const topic of topics) {
      const offsets = await admin.fetchTopicOffsets(this.nameOf(topic));
      ends.set(topic, new Map(offsets.map(({ partition, high }) => [partition, Number(high)])));
    }
    return ends;
  }
}
