import { setTimeout as pause } from 'node:timers/promises';
import type { Consumer, Kafka } from 'kafkajs';
import type { Logger } from 'pino';
import type { KafkaSettings } from '../../../config/kafka-config.js';
import type { EventSubscription, RunningSubscription } from '../event-transport.port.js';
import { AssignedPartitions } from './assigned-partitions.js';
import { BatchHandler } from './batch-handler.js';
import { kafkaFault } from './kafka-client.js';
import type { KafkaTopics } from './kafka-topics.js';

/** How long a fetch waits for news. News end the wait at once, so that this is no latency; a stop waits for it. */
const LONGEST_FETCH_MS = 400;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2_000;
const LONGEST_GOODBYE_MS = 4_000;
const HEARTBEATS_PER_SESSION = 5;

export interface KafkaSubscriptionOptions {
  kafka: Kafka;
  topics: KafkaTopics;
  settings: KafkaSettings;
  logger: Logger;
  subscription: EventSubscription;
  /** Topics without prefix. */
  follows: readonly string[];
  /** Makes the topics where they are missing. */
  prepare: () => Promise<void>;
  onForeign: (topic: string) => void;
}

/** One subscription's member of its consumer group; comes back by itself from whatever ends it. */
export class KafkaSubscription implements RunningSubscription {
  readonly partitions: AssignedPartitions;
  private membershipFault: string | null = 'has not joined its group yet';
  private readonly faults = new Map<string, string>();
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;
  private consumer: Consumer | null = null;

  constructor(private readonly options: KafkaSubscriptionOptions) {
    const { subscription, topics } = options;
    this.partitions = new AssignedPartitions(subscription, (topic, partition, offset) =>
      this.consumer?.seek({ topic: topics.nameOf(topic), partition, offset: String(offset) }),
    );
    this.running = this.run();
  }

  get name(): string {
    return this.options.subscription.name;
  }

  /** Why events do not come at the moment, in words for readiness. */
  get fault(): string | null {
    return this.membershipFault ?? this.faults.values().next().value ?? null;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { logger, prepare } = this.options;
    let retryMs = FIRST_RETRY_MS;
    while (!this.stopping.signal.aborted) {
      try {
        await prepare();
        await this.follow(() => {
          retryMs = FIRST_RETRY_MS;
        });
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.membershipFault = kafkaFault(error);
        logger.warn({ fault: this.membershipFault, subscription: this.name, retryMs }, 'events cannot be followed');
        await pause(retryMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      }
    }
  }

  /** Returns when it is to stop. @throws what ended the membership. */
  private async follow(onJoined: () => void): Promise<void> {
    const { topics, follows } = this.options;
    const consumer = this.createConsumer();
    const over = new Promise<void>((resolve, reject) => {
      consumer.on('consumer.crash', ({ payload }) => reject(payload.error));
      this.stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    over.catch(() => undefined);
    consumer.on('consumer.group_join', ({ payload }) => {
      onJoined();
      this.membershipFault = null;
      this.faults.clear();
      const assigned = Object.entries(payload.memberAssignment);
      this.partitions.assign(new Map(assigned.map(([topic, numbers]) => [topics.topicOf(topic), numbers])));
    });
    this.consumer = consumer;
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: follows.map((topic) => topics.nameOf(topic)), fromBeginning: true });
      await this.consume(consumer);
      await over;
    } finally {
      // It finishes the batch under way, so it comes before anything is forgotten.
      await Promise.race([
        consumer.disconnect().catch(() => undefined),
        pause(LONGEST_GOODBYE_MS, undefined, { ref: false }),
      ]);
      this.consumer = null;
      this.partitions.clear();
    }
  }

  private createConsumer(): Consumer {
    const { kafka, settings } = this.options;
    return kafka.consumer({
      groupId: `${settings.topicPrefix}-${this.name}`,
      sessionTimeout: settings.sessionTimeoutMs,
      rebalanceTimeout: settings.rebalanceTimeoutMs,
      heartbeatInterval: this.heartbeatMs,
      maxWaitTimeInMs: LONGEST_FETCH_MS,
      allowAutoTopicCreation: false,
      retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 800, restartOnFailure: async () => false },
    });
  }

  private async consume(consumer: Consumer): Promise<void> {
    const { subscription, topics, logger, onForeign } = this.options;
    const handler = new BatchHandler({
      ...{ subscription, partitions: this.partitions, logger, onForeign },
      heartbeatMs: this.heartbeatMs,
      stopping: this.stopping.signal,
      onMissing: (partition, fault) => this.tellMissing(partition, fault),
    });
    await consumer.run({
      eachBatchAutoResolve: false,
      autoCommitInterval: 2_000,
      partitionsConsumedConcurrently: 2,
      eachBatch: (payload) => handler.handle(topics.topicOf(payload.batch.topic), payload),
    });
  }

  private get heartbeatMs(): number {
    return Math.floor(this.options.settings.sessionTimeoutMs / HEARTBEATS_PER_SESSION);
  }

  private tellMissing(partition: string, fault: string | null): void {
    if (fault === null) this.faults.delete(partition);
    else if (this.faults.get(partition) !== fault) {
      this.faults.set(partition, fault);
      this.options.logger.error({ subscription: this.name }, fault);
    }
  }
}
