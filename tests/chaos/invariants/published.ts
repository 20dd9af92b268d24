import { randomUUID } from 'node:crypto';
import kafkajs from 'kafkajs';
import '../../../services/platform/messaging/transport/kafka/client/compression.ts';
import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import type { Violations } from '../violations.ts';
import { type Evidence, listed } from './evidence.ts';

export const TOPIC_PREFIX = 'chaos';
const WATERMARK = 'parde.watermark';
const POLLING = { timeoutMs: 90_000, intervalMs: 50 };

/** What one partition brought, by its messages in their order. */
class ReadPartition {
  /** Position → the event's id and stream. */
  readonly events = new Map<number, string>();
  readonly late: string[] = [];
  private head = 0;

  take(position: number, event: string): void {
    if (position < this.head && !this.events.has(position)) this.late.push(`${position} after ${this.head}`);
    this.head = Math.max(this.head, position);
    this.events.set(position, event);
  }
}

/** Invariant 2, where events go through Kafka: what was published is what the log holds, each stream in one partition, in order. */
export async function published({ site, database, violations }: Evidence): Promise<void> {
  if (!site.plan.broker) return;
  const log = await listed(
    database,
    'select position, id, stream from write.event_log where position is not null order by position',
  );
  const partitions = new Map<string, ReadPartition>();
  const stop = await readTopics(site.plan.broker.brokers, partitions);
  // After a loss all is published again, which takes its time.
  const count = () => [...partitions.values()].reduce((sum, { events }) => sum + events.size, 0);
  await pollUntil(() => (count() >= log.length ? true : undefined), POLLING);
  await stop();
  violations.addAll('2', 'events of the log that were not published', missingOf(log, partitions));
  judge(new Set(log), partitions, violations);
}

function missingOf(log: readonly string[], partitions: ReadonlyMap<string, ReadPartition>): string[] {
  const there = new Set(
    [...partitions.values()].flatMap(({ events }) => [...events].map(([at, event]) => `${at} ${event}`)),
  );
  return log.filter((event) => !there.has(event));
}

function judge(log: ReadonlySet<string>, partitions: ReadonlyMap<string, ReadPartition>, violations: Violations): void {
  const places = new Map<string, Set<string>>();
  for (const [name, { events, late }] of partitions) {
    violations.addAll('2', `first deliveries out of order in ${name}`, late);
    const strange = [...events].map(([at, event]) => `${at} ${event}`).filter((event) => !log.has(event));
    violations.addAll('2', `published in ${name}, but not what the log holds`, strange);
    for (const event of events.values()) {
      const stream = event.split(' ')[1] as string;
      places.set(stream, (places.get(stream) ?? new Set()).add(name));
    }
  }
  const torn = [...places].filter(([, names]) => names.size > 1).map(([stream]) => stream);
  violations.addAll('2', 'streams in several partitions', torn);
}

/** Follows every topic from its beginning. @returns what ends that. */
async function readTopics(brokers: string, partitions: Map<string, ReadPartition>): Promise<() => Promise<void>> {
  const { Kafka, logLevel } = kafkajs;
  const kafka = new Kafka({ clientId: 'chaos', brokers: brokers.split(','), logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  const topics = await pollUntil(async () => {
    const own = (await admin.listTopics().catch(() => [])).filter((topic) => topic.startsWith(`${TOPIC_PREFIX}.`));
    return own.length > 1 ? own : undefined;
  }, POLLING);
  await admin.disconnect();
  const consumer = kafka.consumer({ groupId: `chaos-${randomUUID()}`, maxWaitTimeInMs: 300 });
  await consumer.connect();
  await consumer.subscribe({ topics: topics ?? [], fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ topic, partition, message: { headers, key } }) => {
      const said = (name: string) => String(headers?.[name] ?? '');
      if (said('type') === WATERMARK) return;
      const name = `${topic}-${partition}`;
      const read = partitions.get(name) ?? new ReadPartition();
      partitions.set(name, read);
      read.take(Number(said('position')), `${said('id')} ${key}`);
    },
  });
  return () => consumer.disconnect();
}
