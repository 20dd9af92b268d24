import { setTimeout as pause } from 'node:timers/promises';
import type { Consumer, Kafka } from 'kafkajs';
import type { Logger } from 'pino';
import type { KafkaSettings } from '../../../config/kafka-config.js';
import type { EventSubscription, RunningSubscription } from '../event-transport.port.js';
import { AssignedPartitions } from './assigned-partitions.js';
import { BatchHandler } from './batch-handler.js';
import { answered, goodbye, kafkaFault } from './kafka-client.js';
import type { KafkaTopics } from './kafka-topics.js';

/** How long a fetch waits for news. News end the wait at once, so that this is no latency; a stop waits for it. */
const LONGEST_FETCH_MS = 400;
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2_000;
/** Beyond the group's own time for a rebalance. */
const LONGEST_JOIN_MS = 60_000;
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
  /** Told at each failed attempt, in words for readiness. */
  onFault: (fault: string) => void;
}

/** One subscription's member of its consumer group; comes back by itself from whatever ends it. */
export class KafkaSubscription implements RunningSubscription {
  readonly partitions: AssignedPartitions;
  private membershipFault: string | null = 'has not joined its group yet';
  private readonly faults = new Map<string, string>();
  private readonly stopping = new AbortController();
  private readonly stopped = new Promise<void>((resolve) =>
    this.stopping.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
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
    const { onFault, prepare } = this.options;
    let retryMs = FIRST_RETRY_MS;
    while (!this.stopping.signal.aborted) {
      try {
        await Promise.race([prepare(), this.stopped]);
        if (this.stopping.signal.aborted) return;
        await this.follow(() => {
          retryMs = FIRST_RETRY_MS;
        });
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.membershipFault = kafkaFault(error);
        onFault(this.membershipFault);
        await pause(retryMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      }
    }
  }

  /** Returns when it is to stop. @throws what ended the membership. */
  private async follow(onJoined: () => void): Promise<void> {
    const consumer = this.createConsumer();
    const crashed = new Promise<never>((_resolve, reject) => {
      consumer.on('consumer.crash', ({ payload }) => reject(payload.error));
    });
    const over = Promise.race([this.stopped, crashed]);
    over.catch(() => undefined);
    consumer.on('consumer.group_join', ({ payload }) => {
      onJoined();
      this.membershipFault = null;
      this.faults.clear();
      const assigned = Object.entries(payload.memberAssignment);
      this.partitions.assign(
        new Map(assigned.map(([topic, numbers]) => [this.options.topics.topicOf(topic), numbers])),
      );
    });
    this.consumer = consumer;
    try {
      await Promise.race([answered(this.join(consumer), this.longestJoinMs), over]);
      await over;
    } finally {
      // It finishes the batch under way, so it comes before anything is forgotten.
      await goodbye(consumer);
      this.consumer = null;
      this.partitions.clear();
    }
  }

  private async join(consumer: Consumer): Promise<void> {
    const { topics, follows } = this.options;
    await consumer.connect();
    await consumer.subscribe({ topics: follows.map((topic) => topics.nameOf(topic)), fromBeginning: true });
    await this.consume(consumer);
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

  /** A member that joins waits for all others to come, or to be given up. */
  private get longestJoinMs(): number {
    return LONGEST_JOIN_MS + this.options.settings.rebalanceTimeoutMs;
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
