import type { KafkaMessage } from 'kafkajs';
import type { RecordedEvent } from '../../outbox/event-definition.js';
import type { Checkpoint, EventBatch, ForeignMessage } from '../event-transport.port.js';
import { readEvent, readHead } from './event-message.js';

/** What some messages of a partition come to. */
export interface Reading {
  /** Null when nothing is new. */
  batch: EventBatch | null;
  foreign: ForeignMessage[];
  /** True when messages between the checkpoint and the next one are not there. */
  missing: boolean;
}

const LONGEST_KEPT = 10_000;

/**
 * One projection's way along one partition. What is at or below its position is a repetition. What names a predecessor above
 * it comes too early: something is missing, and is waited for, since after a republish it comes behind.
 */
export class PartitionReader {
  position: number;
  /** The offset after the last message that moved the checkpoint: where to go on after a restart. */
  bookmark: number;
  /** The offset after the last message that was dealt with, repetitions included. */
  passed: number;

  constructor(
    readonly name: string,
    checkpoint: Checkpoint,
    private readonly types: ReadonlySet<string>,
  ) {
    this.position = checkpoint.position;
    // Without one from the beginning: the group's own offset may lie past what a restored checkpoint has not seen.
    this.bookmark = Number(checkpoint.bookmark ?? 0);
    this.passed = this.bookmark;
  }

  read(messages: readonly KafkaMessage[]): Reading {
    const events: RecordedEvent[] = [];
    const foreign: ForeignMessage[] = [];
    const after = this.position;
    let head = after;
    let next = 0;
    let missing = false;
    for (const message of messages) {
      const said = readHead(message.headers);
      const event = said && said.position > head && this.types.has(said.type) ? readEvent(said, message.value) : null;
      if (!said) foreign.push(this.foreign(message, 'has none of our headers'));
      else if (typeof event === 'string') foreign.push(this.foreign(message, event));
      else if (said.position > head && said.previous > head) missing = true;
      else if (said.position > head) {
        if (event) events.push(event);
        head = said.position;
        next = Number(message.offset) + 1;
        missing = false;
      }
    }
    const batch = head > after ? { events, head, after, partition: this.name, bookmark: String(next) } : null;
    return { batch, foreign, missing };
  }

  done({ head, bookmark }: EventBatch): void {
    this.position = head;
    this.bookmark = Number(bookmark);
  }

  private foreign({ offset, key, value }: KafkaMessage, fault: string): ForeignMessage {
    const text = (bytes: Buffer | null) => bytes?.toString().replaceAll('\0', '').slice(0, LONGEST_KEPT) ?? null;
    return { partition: this.name, bookmark: offset, key: text(key), value: text(value), fault };
  }
}
