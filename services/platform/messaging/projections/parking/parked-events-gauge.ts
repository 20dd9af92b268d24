import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { Metrics } from '#platform/telemetry/metrics.ts';

const PARKED = 'select projection, count(*)::int as parked from read.parked_event group by projection';

/**
 * How many events wait parked, as the database has it: until somebody has them digested, whichever process parked them. A
 * scrape gets what the one before it asked for, so that none waits for the database.
 * @param projections those that are told with 0 as well.
 */
export function addParkedEventsGauge(metrics: Metrics, database: ReadDatabase, projections: readonly string[]): void {
  const gauge = metrics.gauge('parde_parked_events', 'Events parked', () => void refresh(), ['projection']);

  async function refresh(): Promise<void> {
    const rows = await database.rows<{ projection: string; parked: number }>(PARKED).catch(() => null);
    if (!rows) return;
    const parked = new Map(rows.map((row) => [row.projection, row.parked]));
    for (const projection of projections) gauge.set({ projection }, parked.get(projection) ?? 0);
  }
}
