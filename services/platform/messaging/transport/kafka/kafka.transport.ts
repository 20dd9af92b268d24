import type { Admin, Kafka } from 'kafkajs';
import type { Logger } from 'pino';
import type { KafkaSettings } from '#platform/kernel/config/kafka-config.ts';
import { type Heartbeats, UNWATCHED } from '#platform/telemetry/heartbeats.ts';
import { type EventRouting, partitionName } from '../event-routing.ts';
import { type EventSubscription, EventTransport, type RunningSubscription } from '../event-transport.port.ts';
import './client/compression.ts';
import { closeWithTimeout, kafkaClient, withTimeout } from './client/kafka-client.ts';
import { KafkaTopics } from './client/kafka-topics.ts';
import { KafkaSubscription } from './reading/kafka-subscription.ts';

const POLL_INTERVAL_MS = 5_000;
/** A member that joins its group waits for all others. */
const STUCK_MS = 300_000;
/** One attempt of all subscriptions: within it the same error is said once. */
const LOG_INTERVAL_MS = 2_000;

interface KafkaTransportOptions {
  settings: KafkaSettings;
  clientId: string;
  logger: Logger;
  routing: EventRouting;
  /** How many messages a projection has not read yet; null for a partition that another process reads now. */
  onLag?: (projection: string, topic: string, partition: number, lag: number | null) => void;
  onForeign?: (topic: string) => void;
  heartbeats?: Heartbeats;
}

/** Follows the topics: one consumer group for each subscription, so that processes share its partitions. */
export class KafkaTransport extends EventTransport {
  private readonly kafka: Kafka;
  private readonly topics: KafkaTopics;
  private readonly subscriptions = new Set<KafkaSubscription>();
  private readonly reportedLags = new Map<string, [string, string, number]>();
  private admin: Promise<Admin> | null = null;
  private preparing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private readonly loggedAt = new Map<string, number>();

  constructor(private readonly options: KafkaTransportOptions) {
    super();
    this.kafka = kafkaClient(options.settings, options.clientId, options.logger);
    this.topics = new KafkaTopics(options.settings);
  }

  /** The first subscription's error, in words; null when all follow. */
  get error(): string | null {
    for (const { name, error } of this.subscriptions) if (error) return `${name}: ${error}`;
    return null;
  }

  start(): void {
    this.timer = setTimeout(() => void this.checkProgress(), POLL_INTERVAL_MS);
  }

  async close(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await Promise.all([...this.subscriptions].map((subscription) => subscription.stop()));
    await this.forgetAdmin();
  }

  subscribe(subscription: EventSubscription): RunningSubscription {
    const { settings, logger, routing, onForeign, heartbeats } = this.options;
    const running = new KafkaSubscription({
      kafka: this.kafka,
      topics: this.topics,
      settings,
      logger,
      subscription,
      follows: routing.topicsOf(subscription.types),
      prepare: () => this.prepare(),
      onForeign: (topic) => onForeign?.(topic),
      heartbeat: heartbeats?.add(`projection ${subscription.name}`, { stuckMs: STUCK_MS }) ?? UNWATCHED,
      onError: (message) => this.logError(running, message),
    });
    this.subscriptions.add(running);
    return {
      stop: async () => {
        await running.stop();
        this.subscriptions.delete(running);
      },
    };
  }

  /** All subscriptions meet the same errors of a broker, and try again by themselves: one line for all. */
  private logError({ name }: KafkaSubscription, message: string): void {
    const now = performance.now();
    if (now - (this.loggedAt.get(message) ?? -LOG_INTERVAL_MS) < LOG_INTERVAL_MS) return;
    this.loggedAt.set(message, now);
    this.options.logger.warn({ error: message, subscription: name }, 'events cannot be followed, tries again');
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

  private async checkProgress(): Promise<void> {
    await Promise.allSettled([this.measureLag(), ...[...this.subscriptions].map((one) => one.partitions.recheck())]);
    if (this.timer) this.timer = setTimeout(() => void this.checkProgress(), POLL_INTERVAL_MS);
  }

  private async measureLag(): Promise<void> {
    const { onLag, routing } = this.options;
    // Asked first: a reader that goes on meanwhile must not seem to be beyond the end.
    const readers = [...this.subscriptions];
    const progress = await Promise.all(readers.map(({ partitions }) => partitions.progress()));
    const ends = await this.withAdmin((admin) => this.topics.ends(admin, routing.allTopics));
    const before = new Map(this.reportedLags);
    for (const [index, { name, partitions }] of readers.entries()) {
      for (const [topic, offsets] of ends) {
        for (const [partition, end] of offsets) {
          const next = progress[index]!.get(partitionName(topic, partition));
          if (next === undefined) continue;
          if (next > end) await partitions.startOverBeyond(partitionName(topic, partition), end);
          const key = `${name} ${partitionName(topic, partition)}`;
          before.delete(key);
          this.reportedLags.set(key, [name, topic, partition]);
          onLag?.(name, topic, partition, next > end ? end : end - next);
        }
      }
    }
    for (const [key, [projection, topic, partition]] of before) {
      this.reportedLags.delete(key);
      onLag?.(projection, topic, partition, null);
    }
  }

  private async withAdmin<T>(work: (admin: Admin) => Promise<T>): Promise<T> {
    this.admin ??= this.connectAdmin();
    try {
      return await withTimeout(this.admin.then(work));
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
    await closeWithTimeout({ disconnect: async () => (await admin)?.disconnect() });
  }
}
