import type { RecordedEvent } from '../outbox/event-definition.js';

/** Events in order of position. All of the subscription's events up to and including `head` are in it or came before. */
export interface EventBatch {
  events: RecordedEvent[];
  head: number;
  partition: number;
}

export interface EventSubscription {
  name: string;
  /** Event types to deliver, for example `comment.posted.v1`. */
  types: readonly string[];
  /** The position up to which everything is done, asked at (re)start. */
  checkpoint(partition: number): Promise<number>;
  /** Must finish before the next batch comes. When it throws, the same events come again after a pause. */
  handle(batch: EventBatch): Promise<void>;
}

export interface RunningSubscription {
  stop(): Promise<void>;
}

/** Brings the events of the log to those who follow it, at least once and in order of position within a partition. */
export abstract class EventTransport {
  abstract subscribe(subscription: EventSubscription): RunningSubscription;
}
