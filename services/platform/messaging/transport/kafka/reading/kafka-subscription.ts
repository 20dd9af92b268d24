import type { Consumer, Kafka } from 'kafkajs';
import type { Logger } from 'pino';
import type { KafkaSettings } from '#platform/kernel/config/kafka-config.ts';
import { BackOff, pause } from '#platform/kernel/time/back-off.ts';
import type { Heartbeat } from '#platform/telemetry/heartbeats.ts';
import type { EventSubscription, RunningSubscription } from '../../event-transport.port.ts';
import { closeWithTimeout, kafkaError, withTimeout } from '../client/kafka-client.ts';
import type { KafkaTopics } from '../client/kafka-topics.ts';
import { AssignedPartitions } from './assigned-partitions.ts';
import { BatchHandler, MAX_TOGETHER } from './batch-handler.ts';

/** How long a fetch waits for news. News end the wait at once, so that this is no latency; a stop waits for it. */
const MAX_FETCH_MS = 1_000;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 2_000;
/** Beyond the group's own time for a rebalance. */
const MAX_JOIN_MS = 60_000;
const HEARTBEATS_PER_SESSION = 5;
/** For who looks at the groups from outside, and for about where to fetch first: checkpoints say where a projection goes on. */
const COMMIT_INTERVAL_MS = 5_000;

interface KafkaSubscriptionOptions {
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
  onError: (message: string) => void;
  heartbeat: Heartbeat;
}

/** One subscription's member of its consumer group; comes back by itself from whatever ends it. */
export class KafkaSubscription implements RunningSubscription {
  readonly partitions: AssignedPartitions;
  private membershipError: string | null = 'has not joined its group yet';
  private readonly errors = new Map<string, string>();
  private readonly stopping = new AbortController();
  private readonly stopped = new Promise<void>((resolve) =>
    this.stopping.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  private readonly running: Promise<void>;
  private consumer: Consumer | null = null;
  /** Batches under way: while there are any, that news are asked for says nothing. */
  private handling = 0;

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
  get error(): string | null {
    return this.membershipError ?? this.errors.values().next().value ?? null;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    this.options.heartbeat.rest();
  }

  private async run(): Promise<void> {
    const { onError, prepare } = this.options;
    const backOff = new BackOff(FIRST_RETRY_MS, MAX_RETRY_MS);
    while (!this.stopping.signal.aborted) {
      try {
        await Promise.race([prepare(), this.stopped]);
        if (this.stopping.signal.aborted) return;
        await this.follow(() => backOff.reset());
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.options.heartbeat.failed();
        this.membershipError = kafkaError(error);
        onError(this.membershipError);
        await pause(backOff.next(), this.stopping.signal);
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
      this.membershipError = null;
      this.errors.clear();
      const assigned = Object.entries(payload.memberAssignment);
      if (assigned.some(([, numbers]) => numbers.length > 0)) this.options.heartbeat.moved();
      else this.options.heartbeat.rest();
      this.partitions.assign(
        new Map(assigned.map(([topic, numbers]) => [this.options.topics.topicOf(topic), numbers])),
      );
    });
    consumer.on('consumer.fetch', () => {
      if (this.handling === 0) this.options.heartbeat.moved();
    });
    this.consumer = consumer;
    try {
      await Promise.race([withTimeout(this.join(consumer), this.joinTimeoutMs), over]);
      await over;
    } finally {
      // It finishes the batch under way, so it comes before anything is forgotten.
      await closeWithTimeout(consumer);
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
      maxWaitTimeInMs: MAX_FETCH_MS,
      allowAutoTopicCreation: false,
      retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 800, restartOnFailure: async () => false },
    });
  }

  private async consume(consumer: Consumer): Promise<void> {
    const { subscription, topics, logger, onForeign, heartbeat } = this.options;
    const handler = new BatchHandler({
      subscription,
      partitions: this.partitions,
      logger,
      onForeign,
      onFailed: () => heartbeat.failed(),
      heartbeatMs: this.heartbeatMs,
      stopping: this.stopping.signal,
      onMissing: (partition, message) => this.reportMissing(partition, message),
    });
    await consumer.run({
      eachBatchAutoResolve: false,
      // The client's own way is a request to the broker after each batch of each partition.
      autoCommit: false,
      autoCommitInterval: COMMIT_INTERVAL_MS,
      partitionsConsumedConcurrently: MAX_TOGETHER,
      eachBatch: (payload) => this.watched(() => handler.handle(topics.topicOf(payload.batch.topic), payload)),
    });
  }

  private async watched(handle: () => Promise<void>): Promise<void> {
    this.handling += 1;
    try {
      await handle();
      this.options.heartbeat.moved();
    } finally {
      this.handling -= 1;
    }
  }

  /** A member that joins waits for all others to come, or to be given up. */
  private get joinTimeoutMs(): number {
    return MAX_JOIN_MS + this.options.settings.rebalanceTimeoutMs;
  }

  private get heartbeatMs(): number {
    return Math.floor(this.options.settings.sessionTimeoutMs / HEARTBEATS_PER_SESSION);
  }

  private reportMissing(partition: string, message: string | null): void {
    if (message === null) this.errors.delete(partition);
    else if (this.errors.get(partition) !== message) {
      this.errors.set(partition, message);
      this.options.logger.error({ subscription: this.name }, message);
    }
  }
}
