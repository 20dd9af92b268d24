import type { RecordedEvent } from '../outbox/event-definition.ts';
import type { OutgoingMessage } from '../transport/event-publisher.port.ts';
import { type EventRouting, partitionName } from '../transport/event-routing.ts';
import type { Published } from './publishing-position.ts';

/** Not more often than this, in milliseconds. */
const INTERVAL_MS = 5_000;

/**
 * Partitions without news stand at their own last event. When the log is quiet they get a message that says how far it goes,
 * so that every checkpoint reaches the head: lag is then one number everywhere, and a projection can change its transport.
 */
export class Watermarks {
  private readonly last = new Map<string, number>();
  private dueAt = 0;

  constructor(private readonly routing: EventRouting) {}

  /** An event tells its own partition as much as a mark does. */
  sent(events: RecordedEvent[]): void {
    for (const { type, stream, position } of events)
      this.last.set(this.routing.partitionNameOf(type, stream), position);
  }

  /** @returns a mark for each partition that has not heard of the position; to be sent before anything else. */
  due(published: Published): OutgoingMessage[] {
    if (published.position === 0 || performance.now() < this.dueAt) return [];
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
    if (marks.length > 0) this.dueAt = performance.now() + INTERVAL_MS;
    return marks;
  }
}
