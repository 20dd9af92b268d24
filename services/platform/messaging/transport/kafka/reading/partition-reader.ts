import type { KafkaMessage } from 'kafkajs';
import type { RecordedEvent } from '../../../outbox/event-definition.ts';
import type { Checkpoint, EventBatch, ForeignMessage } from '../../event-transport.port.ts';
import { readEvent, readHead } from '../event-message.ts';

/** What some messages of a partition come to. */
export interface Reading {
  /** Null when nothing is new. */
  batch: EventBatch | null;
  foreign: ForeignMessage[];
  /** True when messages between the checkpoint and the next one are not there. */
  missing: boolean;
  /** True when the topic was made anew, and the bookmark means nothing in it: all is to be read again from its beginning. */
  otherTopic: boolean;
}

const MAX_KEPT = 10_000;

/**
 * One projection's way along one partition. What is at or below its position is a repetition. What names a predecessor above
 * it comes too early: something is missing, and is waited for, since after a republish it comes behind.
 */
export class PartitionReader {
  position: number;
  /** The offset after the last message that was dealt with, repetitions included. */
  passed: number;
  /** The message that moved the checkpoint last, which must be there still; null when that is known, or does not matter. */
  private known: { offset: number; position: number } | null;

  constructor(
    readonly name: string,
    checkpoint: Checkpoint,
    private readonly types: ReadonlySet<string>,
  ) {
    this.position = checkpoint.position;
    this.known = readBookmark(checkpoint.bookmark);
    this.passed = this.known ? this.known.offset + 1 : 0;
  }

  /**
   * The offset to begin at: that of the known message, or without one the beginning. (The group's own offset may lie past what
   * a restored checkpoint has not seen.)
   */
  get start(): number {
    return this.known?.offset ?? 0;
  }

  /** From now on the partition is read from its beginning; what is done already is skipped. */
  startOver(): void {
    this.known = null;
    this.passed = 0;
  }

  read(messages: readonly KafkaMessage[]): Reading {
    if (messages[0] && this.isInOtherTopic(messages[0]))
      return { batch: null, foreign: [], missing: false, otherTopic: true };
    const events: RecordedEvent[] = [];
    const foreign: ForeignMessage[] = [];
    const types = new Set<string>();
    const after = this.position;
    let head = after;
    let bookmark = '';
    let missing = false;
    for (const message of messages) {
      const said = readHead(message.headers);
      const event = said && said.position > head && this.types.has(said.type) ? readEvent(said, message.value) : null;
      if (!said) foreign.push(this.foreign(message, 'has none of our headers'));
      else if (typeof event === 'string') foreign.push(this.foreign(message, event));
      else if (said.position > head && said.previous > head) missing = true;
      else if (said.position > head) {
        if (event) events.push(event);
        types.add(said.type);
        head = said.position;
        bookmark = `${message.offset}:${head}`;
        missing = false;
      }
    }
    const batch = head > after ? { events, head, after, partition: this.name, types, bookmark } : null;
    return { batch, foreign, missing, otherTopic: false };
  }

  done({ head }: EventBatch): void {
    this.position = head;
  }

  private isInOtherTopic(first: KafkaMessage): boolean {
    const { known } = this;
    this.known = null;
    if (!known || first.offset === '0') return false;
    return Number(first.offset) !== known.offset || readHead(first.headers)?.position !== known.position;
  }

  private foreign({ offset, key, value }: KafkaMessage, error: string): ForeignMessage {
    const text = (bytes: Buffer | null) => bytes?.toString().replaceAll('\0', '').slice(0, MAX_KEPT) ?? null;
    return { partition: this.name, bookmark: offset, key: text(key), value: text(value), error };
  }
}

/** `<offset>:<position>` of a message. */
function readBookmark(bookmark: string | null): { offset: number; position: number } | null {
  const found = /^(\d+):(\d+)$/.exec(bookmark ?? '');
  return found ? { offset: Number(found[1]), position: Number(found[2]) } : null;
}
