import type { EachBatchPayload } from 'kafkajs';
import type { Logger } from 'pino';
import { Batcher } from '#platform/database/batcher.ts';
import { BackOff, pause } from '#platform/kernel/time/back-off.ts';
import { partitionName } from '../../event-routing.ts';
import type { EventBatch, EventSubscription } from '../../event-transport.port.ts';
import type { AssignedPartitions } from './assigned-partitions.ts';
import type { PartitionReader, Reading } from './partition-reader.ts';

const FIRST_RETRY_MS = 50;
const MAX_RETRY_MS = 2_000;
/**
 * How long a subscription that a busy topic holds nothing for rests before it asks again: each time costs as much as some events
 * do. Its checkpoint is brought along meanwhile by those who have something in it.
 */
const REST_MS = 250;
/** So long after its last event it does not rest. */
const AWAKE_MS = 1_000;
/** A fetch brings up to a megabyte of each. */
export const MAX_TOGETHER = 8;

interface BatchHandlerOptions {
  subscription: EventSubscription;
  partitions: AssignedPartitions;
  logger: Logger;
  heartbeatMs: number;
  /** Aborted when the subscription is to stop. */
  stopping: AbortSignal;
  onForeign: (topic: string) => void;
  /** Told each time when events could not be handled and come again. */
  onFailed: () => void;
  /** Told when messages that must be there are not, and with null when they have come. */
  onMissing: (partition: string, message: string | null) => void;
}

/** Brings what was fetched to the subscription, and says which messages are dealt with only when it has finished. */
export class BatchHandler {
  private readonly missing = new Set<string>();
  private lastEventAt = performance.now();
  /** Of several partitions together: little in each is the rule, and a transaction for each would be most of the work. */
  private readonly delivered = new Batcher<EventBatch, void>(
    async (batches) => {
      await this.options.subscription.handle(...batches);
      return [];
    },
    { most: MAX_TOGETHER },
  );

  constructor(private readonly options: BatchHandlerOptions) {}

  /** @param topic without prefix. */
  async handle(topic: string, payload: EachBatchPayload): Promise<void> {
    const name = partitionName(topic, payload.batch.partition);
    const reader = await this.open(payload, name);
    if (!reader || !payload.isRunning() || payload.isStale()) return;
    const reading = reader.read(payload.batch.messages);
    if (reading.otherTopic) return this.options.partitions.startOver(reader);
    if (!(await this.deliver(payload, reader, reading))) return;
    for (const _message of reading.foreign) this.options.onForeign(topic);
    if (reading.missing && this.looksFromTheStart(reader)) return;
    if (!reading.missing && reading.batch && this.missing.delete(name)) this.options.onMissing(name, null);
    const last = payload.batch.messages.at(-1);
    if (last) {
      reader.passed = Number(last.offset) + 1;
      payload.resolveOffset(last.offset);
    }
    await payload.heartbeat();
    await payload.commitOffsetsIfNecessary();
    await this.rest(reading);
  }

  private async rest({ batch }: Reading): Promise<void> {
    if (batch && batch.events.length > 0) this.lastEventAt = performance.now();
    if (performance.now() - this.lastEventAt > AWAKE_MS) await pause(REST_MS, this.options.stopping);
  }

  private async open(payload: EachBatchPayload, name: string): Promise<PartitionReader | null> {
    try {
      return await this.options.partitions.reader(name);
    } catch (error) {
      const { logger, subscription } = this.options;
      this.options.onFailed();
      logger.warn({ err: error, subscription: subscription.name, partition: name }, 'no checkpoint to go on from');
      await pause(MAX_RETRY_MS / 4, this.options.stopping);
      await payload.heartbeat();
      return null;
    }
  }

  /** @returns whether the messages are dealt with; else they come again, or those after the stored checkpoint do. */
  private async deliver(payload: EachBatchPayload, reader: PartitionReader, reading: Reading): Promise<boolean> {
    const { subscription, partitions, logger, heartbeatMs } = this.options;
    const { batch, foreign } = reading;
    const backOff = new BackOff(FIRST_RETRY_MS, MAX_RETRY_MS);
    // What takes longer than a session is no reason to lose the partition; a rebalance is heeded when the batch is done.
    const alive = setInterval(() => payload.heartbeat().catch(() => undefined), heartbeatMs);
    try {
      for (;;) {
        const retryMs = backOff.next();
        try {
          for (const message of foreign) await subscription.setAside(message);
          if (batch) await this.delivered.ask(batch);
          if (batch) reader.done(batch);
          return true;
        } catch (error) {
          this.options.onFailed();
          logger.warn({ err: error, subscription: subscription.name, retryMs }, 'events could not be handled');
        }
        await pause(retryMs, this.options.stopping);
        await payload.heartbeat();
        if (!payload.isRunning() || payload.isStale()) return false;
        if (batch && (await partitions.goBackIfLost(reader.name, batch.after))) return false;
      }
    } finally {
      clearInterval(alive);
    }
  }

  /**
   * What is missing may only lie further back: the topic was made anew, and the bookmark meant the old one. When all of the
   * partition has been looked through, people must help.
   */
  private looksFromTheStart(reader: PartitionReader): boolean {
    if (!this.missing.has(reader.name)) {
      this.missing.add(reader.name);
      this.options.partitions.startOver(reader);
      return true;
    }
    const message = `events after position ${reader.position} are missing in ${reader.name}: republish them, or rebuild`;
    this.options.onMissing(reader.name, message);
    return false;
  }
}
