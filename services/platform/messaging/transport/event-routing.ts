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
   * @param besides the partitions of each topic in Kafka, which may have been followed before; null where there is none.
   */
  constructor(
    private readonly topics: ReadonlyMap<string, string>,
    private readonly partitions: number | null,
    private readonly besides: number | null = partitions,
  ) {}

  /** Where Kafka delivers, also while the log itself is followed. */
  get inKafka(): EventRouting {
    return this.partitions === this.besides ? this : new EventRouting(this.topics, this.besides);
  }

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

  /** The names, among the checkpoints, of all partitions in which there can be events of these types. */
  partitionNamesOf(types: readonly string[]): string[] {
    if (this.partitions === null) return [LOG_PARTITION];
    const numbers = Array.from({ length: this.partitions }, (_, number) => number);
    return this.topicsOf(types).flatMap((topic) => numbers.map((number) => partitionName(topic, number)));
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
