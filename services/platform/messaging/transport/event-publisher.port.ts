import type { RecordedEvent } from '../outbox/event-definition.ts';

/** What goes into one partition: an event, or without one a mark that everything up to `position` has been sent. */
export interface OutgoingMessage {
  topic: string;
  partition: number;
  position: number;
  /** The position of the event before it in this partition, so that a reader notices when messages are missing. */
  previous: number;
  event: RecordedEvent | null;
}

/** Thrown when the broker holds less than it has confirmed: its storage was lost. */
export class PublishedLost extends Error {}

/** Brings the events to those who do not read the log themselves. */
export abstract class EventPublisher {
  /** Connects anew and makes the topics that are missing. @returns the topics that have never held anything. */
  abstract connect(): Promise<string[]>;
  /** Returns when the messages are safe; when it throws, any of them may have been sent or not. @throws PublishedLost */
  abstract publish(messages: OutgoingMessage[]): Promise<void>;
  /** Looks, when there is nothing to publish, whether the broker still has it all. @throws PublishedLost */
  abstract check(): Promise<void>;
  abstract close(): Promise<void>;
}
