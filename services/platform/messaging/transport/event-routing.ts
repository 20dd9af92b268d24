import { LOG_PARTITION } from '#platform/kernel/context/read-position.ts';

/** For types that the table does not name, such as those of a newer release; every subscription follows it. */
const OTHER_TOPIC = 'other';

/**
 * Where an event is delivered: the topic of its module, and of that topic the partition of its stream. Commands and relay
 * must say the same, so the answer depends on the configuration alone and never on what the broker says.
 */
export class EventRouting {
  /** Everything in the one partition of the log. */
  static readonly embedded = new EventRouting(new Map(), null);

  /**
   * @param topics event type → topic.
   * @param partitions of each topic; null where the log itself is followed.
   */
  constructor(
    private readonly topics: ReadonlyMap<string, string>,
    private readonly partitions: number | null,
  ) {}

  get allTopics(): string[] {
    return [...new Set([...this.topics.values(), OTHER_TOPIC])];
  }

  get partitionsPerTopic(): number {
    return this.partitions ?? 1;
  }

  topicOf(type: string): string {
    return this.topics.get(type) ?? OTHER_TOPIC;
  }

  topicsOf(types: readonly string[]): string[] {
    return [...new Set([...types.map((type) => this.topicOf(type)), OTHER_TOPIC])];
  }

  /** The number of the stream's partition within its topic. */
  partitionOf(stream: string): number {
    return hash(stream) % this.partitionsPerTopic;
  }

  /** The partition's name among the checkpoints. */
  partitionNameOf(type: string, stream: string): string {
    return this.partitions === null ? LOG_PARTITION : partitionName(this.topicOf(type), this.partitionOf(stream));
  }
}

export function partitionName(topic: string, partition: number): string {
  return `${topic}-${partition}`;
}

/**
 * FNV-1a of 32 bits, its halves mixed so that the low bits depend on all. Must never change: the events of a stream would go
 * on in another partition, past those that still wait in the first.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}
