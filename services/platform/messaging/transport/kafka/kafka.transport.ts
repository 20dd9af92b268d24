import type { Admin, Kafka } from 'kafkajs';
import type { Logger } from 'pino';
import type { KafkaSettings } from '../../../config/kafka-config.js';
import { type EventRouting, partitionName } from '../event-routing.js';
import { type EventSubscription, EventTransport, type RunningSubscription } from '../event-transport.port.js';
import './compression.js';
import { answered, goodbye, kafkaClient } from './kafka-client.js';
import { KafkaSubscription } from './kafka-subscription.js';
import { KafkaTopics } from './kafka-topics.js';

const LOOK_MS = 5_000;
/** One attempt of all subscriptions: within it the same fault is said once. */
const SAY_AGAIN_MS = 2_000;

export interface KafkaTransportOptions {
  settings: KafkaSettings;
  clientId: string;
  logger: Logger;
  routing: EventRouting;
  /** How many messages a projection has not read yet; null for a partition that another process reads now. */
  onLag?: (projection: string, topic: string, partition: number, lag: number | null) => void;
  onForeign?: (topic: string) => void;
}

/** Follows the topics: one consumer group for each subscription, so that processes share its partitions. */
export class KafkaTransport extends EventTransport {
  private readonly kafka: Kafka;
  private readonly topics: KafkaTopics;
  private readonly subscriptions = new Set<KafkaSubscription>();
  private readonly told = new Map<string, [string, string, number]>();
  private admin: Promise<Admin> | null = null;
  private preparing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private readonly saidAt = new Map<string, number>();

  constructor(private readonly options: KafkaTransportOptions) {
    super();
    this.kafka = kafkaClient(options.settings, options.clientId, options.logger);
    this.topics = new KafkaTopics(options.settings);
  }

  /** The first subscription's fault, in words; null when all follow. */
  get fault(): string | null {
    for (const { name, fault } of this.subscriptions) if (fault) return `${name}: ${fault}`;
    return null;
  }

  start(): void {
    this.timer = setTimeout(() => void this.look(), LOOK_MS);
  }

  async close(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await Promise.all([...this.subscriptions].map((subscription) => subscription.stop()));
    await this.forgetAdmin();
  }

  subscribe(subscription: EventSubscription): RunningSubscription {
    const { settings, logger, routing, onForeign } = this.options;
    const running = new KafkaSubscription({
      ...{ kafka: this.kafka, topics: this.topics, settings, logger, subscription },
      follows: routing.topicsOf(subscription.types),
      prepare: () => this.prepare(),
      onForeign: (topic) => onForeign?.(topic),
      onFault: (fault) => this.complain(running, fault),
    });
    this.subscriptions.add(running);
    return {
      stop: async () => {
        await running.stop();
        this.subscriptions.delete(running);
      },
    };
  }

  /** All subscriptions meet the same faults of a broker, and try again by themselves: one line for all. */
  private complain({ name }: KafkaSubscription, fault: string): void {
    const now = performance.now();
    if (now - (this.saidAt.get(fault) ?? -SAY_AGAIN_MS) < SAY_AGAIN_MS) return;
    this.saidAt.set(fault, now);
    this.options.logger.warn({ fault, subscription: name }, 'events cannot be followed, tries again');
  }

  /** All subscriptions wait for one attempt to make the topics. */
  private prepare(): Promise<void> {
    this.preparing ??= this.withAdmin((admin) => this.topics.ensure(admin, this.options.routing.allTopics)).finally(
      () => {
        this.preparing = null;
      },
    );
    return this.preparing;
  }

  private async look(): Promise<void> {
    await Promise.allSettled([this.measureLag(), ...[...this.subscriptions].map((one) => one.partitions.recheck())]);
    if (this.timer) this.timer = setTimeout(() => void this.look(), LOOK_MS);
  }

  private async measureLag(): Promise<void> {
    const { onLag, routing } = this.options;
    // Asked first: a reader that goes on meanwhile must not seem to be beyond the end.
    const readers = [...this.subscriptions];
    const progress = await Promise.all(readers.map(({ partitions }) => partitions.progress()));
    const ends = await this.withAdmin((admin) => this.topics.ends(admin, routing.allTopics));
    const before = new Map(this.told);
    for (const [index, { name, partitions }] of readers.entries()) {
      for (const [topic, offsets] of ends) {
        for (const [partition, end] of offsets) {
          const next = progress[index]!.get(partitionName(topic, partition));
          if (next === undefined) continue;
          if (next > end) await partitions.startOverBeyond(partitionName(topic, partition), end);
          const key = `${name} ${partitionName(topic, partition)}`;
          before.delete(key);
          this.told.set(key, [name, topic, partition]);
          onLag?.(name, topic, partition, next > end ? end : end - next);
        }
      }
    }
    for (const [key, [projection, topic, partition]] of before) {
      this.told.delete(key);
      onLag?.(projection, topic, partition, null);
    }
  }

  private async withAdmin<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
    this.admin ??= this.connectAdmin();
    try {
      return await answered(this.admin.then(work));
    } catch (error) {
      await this.forgetAdmin();
      throw error;
    }
  }

  private async connectAdmin(): Promise<Admin> {
    const admin = this.kafka.admin();
    await admin.connect();
    return admin;
  }

  private async forgetAdmin(): Promise<void> {
    const admin = this.admin;
    this.admin = null;
    await goodbye({ disconnect: async () => (await admin)?.disconnect() });
  }
}
