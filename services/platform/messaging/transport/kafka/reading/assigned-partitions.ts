import { partitionName } from '../../event-routing.ts';
import type { EventSubscription } from '../../event-transport.port.ts';
import { PartitionReader } from './partition-reader.ts';

/** Goes to an offset of a partition; what was fetched for it meanwhile is not to be handled. */
type Seek = (topic: string, partition: number, offset: number) => void;

/** The partitions that a member of a group reads at the moment, each from its stored checkpoint on. */
export class AssignedPartitions {
  private readonly readers = new Map<string, Promise<PartitionReader>>();
  private readonly types: ReadonlySet<string>;

  constructor(
    private readonly subscription: EventSubscription,
    private readonly seek: Seek,
  ) {
    this.types = new Set(subscription.types);
  }

  /** A new generation of the group: each partition goes on at its checkpoint, whatever offset the group knows. */
  assign(assignment: ReadonlyMap<string, readonly number[]>): void {
    this.clear();
    for (const [topic, partitions] of assignment) {
      for (const partition of partitions) this.reader(partitionName(topic, partition)).catch(() => undefined);
    }
  }

  clear(): void {
    this.readers.clear();
  }

  /** @throws what asking for the checkpoint threw; the next call asks again. */
  async reader(name: string): Promise<PartitionReader> {
    const opened = this.readers.get(name) ?? this.open(name);
    this.readers.set(name, opened);
    try {
      return await opened;
    } catch (error) {
      if (this.readers.get(name) === opened) this.readers.delete(name);
      throw error;
    }
  }

  reopen(name: string): void {
    this.readers.delete(name);
    this.reader(name).catch(() => undefined);
  }

  /** Reads the partition from its beginning; what is done already is skipped. */
  startOver(reader: PartitionReader): void {
    reader.startOver();
    this.seek(...split(reader.name), 0);
  }

  /** Nothing may ever come that would show it: the partition ends before what was read of it, so it was made anew. */
  async startOverBeyond(name: string, end: number): Promise<void> {
    const reader = await this.readers.get(name)?.catch(() => null);
    if (reader && reader.passed > end) this.startOver(reader);
  }

  /** @returns by partition the offset of the next message to be dealt with. */
  async progress(): Promise<Map<string, number>> {
    return new Map((await this.openReaders()).map(({ name, passed }) => [name, passed]));
  }

  /**
   * Goes back where the stored checkpoint lies behind what was taken as done: the read database has lost its last moments.
   * @returns whether it does.
   */
  async goBackIfLost(name: string, done: number): Promise<boolean> {
    const reader = await this.readers.get(name)?.catch(() => null);
    const stored = await this.subscription.checkpoint(name).catch(() => null);
    if (!reader || !stored || stored.position >= done) return false;
    this.reopen(name);
    return true;
  }

  /** The same for all in one look, since no message may come that would show it. */
  async recheck(): Promise<void> {
    const readers = await this.openReaders();
    const stored = await this.subscription.positions();
    for (const { name, position } of readers) {
      if (this.readers.has(name) && (stored.get(name) ?? 0) < position) this.reopen(name);
    }
  }

  /** Where each reader is at this moment. */
  private async openReaders(): Promise<{ name: string; position: number; passed: number }[]> {
    const readers = await Promise.all([...this.readers.values()].map((opened) => opened.catch(() => null)));
    return readers
      .filter((reader) => reader !== null)
      .map(({ name, position, passed }) => ({ name, position, passed }));
  }

  private async open(name: string): Promise<PartitionReader> {
    const reader = new PartitionReader(name, await this.subscription.checkpoint(name), this.types);
    this.seek(...split(name), reader.start);
    return reader;
  }
}

function split(name: string): [topic: string, partition: number] {
  const end = name.lastIndexOf('-');
  return [name.slice(0, end), Number(name.slice(end + 1))];
}
