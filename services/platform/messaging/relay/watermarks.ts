import type { RecordedEvent } from '../outbox/event-definition.ts';
import type { OutgoingMessage } from '../transport/event-publisher.port.ts';
import { type EventRouting, partitionName } from '../transport/event-routing.ts';
import type { Published } from './publishing-position.ts';

/** The log is quiet when nothing has been sent for so long, in milliseconds. */
const QUIET_MS = 3_000;
/** Not more often than this, in milliseconds. */
const INTERVAL_MS = 5_000;
/** Of a log that is never quiet, in milliseconds. */
const MAX_INTERVAL_MS = 60_000;

/**
 * Partitions without news stand at their own last event. When the log is quiet they get a message that says how far it goes,
 * so that every checkpoint reaches the head: lag is then one number everywhere, and a projection can change its transport.
 * Each mark is work for every projection, which must not stand before the next command's events: so not between two of them.
 */
export class Watermarks {
  private readonly last = new Map<string, number>();
  private sentAt = Number.NEGATIVE_INFINITY;
  private markedAt = performance.now() - INTERVAL_MS;

  constructor(private readonly routing: EventRouting) {}

  /** An event tells its own partition as much as a mark does. */
  sent(events: RecordedEvent[]): void {
    this.sentAt = performance.now();
    for (const { type, stream, position } of events)
      this.last.set(this.routing.partitionNameOf(type, stream), position);
  }

  /** @returns a mark for each partition that has not heard of the position; to be sent before anything else. */
  due(published: Published): OutgoingMessage[] {
    if (published.position === 0 || !this.isTime()) return [];
    const marks: OutgoingMessage[] = [];
    for (const topic of this.routing.allTopics) {
      for (let partition = 0; partition < this.routing.partitionsPerTopic; partition++) {
        const name = partitionName(topic, partition);
        if ((this.last.get(name) ?? 0) >= published.position) continue;
        this.last.set(name, published.position);
        const previous = published.partitions.get(name) ?? published.floor;
        marks.push({ topic, partition, position: published.position, previous, event: null });
      }
    }
    if (marks.length > 0) this.markedAt = performance.now();
    return marks;
  }

  private isTime(): boolean {
    const now = performance.now();
    const quiet = now - this.sentAt >= QUIET_MS;
    return now - this.markedAt >= (quiet ? INTERVAL_MS : MAX_INTERVAL_MS);
  }
}
