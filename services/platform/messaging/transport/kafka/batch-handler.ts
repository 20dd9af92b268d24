import { setTimeout as pause } from 'node:timers/promises';
import type { EachBatchPayload } from 'kafkajs';
import type { Logger } from 'pino';
import { partitionName } from '../event-routing.js';
import type { EventSubscription } from '../event-transport.port.js';
import type { AssignedPartitions } from './assigned-partitions.js';
import type { PartitionReader, Reading } from './partition-reader.js';

const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 2_000;

export interface BatchHandlerOptions {
  subscription: EventSubscription;
  partitions: AssignedPartitions;
  logger: Logger;
  heartbeatMs: number;
  /** Aborted when the subscription is to stop. */
  stopping: AbortSignal;
  onForeign: (topic: string) => void;
  /** Told when messages that must be there are not, and with null when they have come. */
  onMissing: (partition: string, fault: string | null) => void;
}

/** Brings what was fetched to the subscription, and says which messages are dealt with only when it has finished. */
export class BatchHandler {
  private readonly missing = new Set<string>();

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
  }

  private async open(payload: EachBatchPayload, name: string): Promise<PartitionReader | null> {
    try {
      return await this.options.partitions.reader(name);
    } catch (error) {
      const { logger, subscription } = this.options;
      logger.warn({ err: error, subscription: subscription.name, partition: name }, 'no checkpoint to go on from');
      await this.wait(LONGEST_RETRY_MS / 4);
      await payload.heartbeat();
      return null;
    }
  }

  /** @returns whether the messages are dealt with; else they come again, or those after the stored checkpoint do. */
  private async deliver(payload: EachBatchPayload, reader: PartitionReader, reading: Reading): Promise<boolean> {
    const { subscription, partitions, logger, heartbeatMs } = this.options;
    const { batch, foreign } = reading;
    // What takes longer than a session is no reason to lose the partition; a rebalance is heeded when the batch is done.
    const alive = setInterval(() => payload.heartbeat().catch(() => undefined), heartbeatMs);
    try {
      for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)) {
        try {
          for (const message of foreign) await subscription.setAside(message);
          if (batch) await subscription.handle(batch);
          if (batch) reader.done(batch);
          return true;
        } catch (error) {
          logger.warn({ err: error, subscription: subscription.name, retryMs }, 'events could not be handled');
        }
        await this.wait(retryMs);
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
    const fault = `events after position ${reader.position} are missing in ${reader.name}: republish them, or rebuild`;
    this.options.onMissing(reader.name, fault);
    return false;
  }

  private async wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.options.stopping }).catch(() => undefined);
  }
}
