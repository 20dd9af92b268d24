import type { RecordedEvent } from '../outbox/event-definition.ts';

/** Events in order of position. All of the subscription's events up to and including `head` are in it or came before. */
export interface EventBatch {
  events: RecordedEvent[];
  head: number;
  /**
   * The position that the transport takes as done: nothing of the partition lies between it and the first of these events.
   * A subscription whose checkpoint is below it has lost something and must refuse the batch.
   */
  after: number;
  partition: string;
  /** Of all events of the stretch, those of others included; absent where the transport does not know. */
  types?: ReadonlySet<string>;
  /** Where the transport finds what follows this batch, in its own words; kept with the checkpoint. */
  bookmark?: string;
}

export interface Checkpoint {
  position: number;
  /** The last batch's bookmark; null where there was none. */
  bookmark: string | null;
}

/** A message in one of our topics that is no event of ours. */
export interface ForeignMessage {
  partition: string;
  bookmark: string;
  key: string | null;
  value: string | null;
  error: string;
}

export interface EventSubscription {
  name: string;
  /** Event types to deliver, for example `comment.posted.v1`. */
  types: readonly string[];
  /** Up to where everything is done, asked at (re)start. */
  checkpoint(partition: string): Promise<Checkpoint>;
  /** Where it stands in each partition that it follows, as it is stored. */
  positions(): Promise<ReadonlyMap<string, number>>;
  /**
   * Each of another partition; all of them are done, or none. Must finish before the next batch of those partitions comes. When
   * it throws, the same events come again after a pause.
   */
  handle(...batches: EventBatch[]): Promise<void>;
  /** Keeps a message that nobody can read, for people to look at. */
  setAside(message: ForeignMessage): Promise<void>;
}

export interface RunningSubscription {
  stop(): Promise<void>;
}

/** Brings the events of the log to those who follow it, at least once and in order of position within a partition. */
export abstract class EventTransport {
  abstract subscribe(subscription: EventSubscription): RunningSubscription;
}
