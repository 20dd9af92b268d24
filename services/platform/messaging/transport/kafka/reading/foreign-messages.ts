import type { Metrics } from '#platform/telemetry/metrics.ts';

/** @returns what counts a message of a topic. */
export function countForeignMessages(metrics: Metrics, topics: readonly string[]): (topic: string) => void {
  const foreign = metrics.counter('parde_foreign_messages_total', 'Messages that are no events of ours', ['topic']);
  // To Prometheus a series that begins with its first message has not increased by it.
  for (const topic of topics) foreign.inc({ topic }, 0);
  return (topic) => foreign.inc({ topic });
}
