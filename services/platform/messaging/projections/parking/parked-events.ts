import type { ReadDatabase } from '#platform/database/read-database.ts';

interface ParkedEvent {
  projection: string;
  /** Where it stands in the event log. */
  position: number;
  stream: string;
  /** Null for one that was parked before this was kept. */
  type: string | null;
  /** What the projection has thrown, or that it waits behind another of its stream. */
  fault: string;
  /** ISO 8601, in an answer. */
  parked_at: string;
}

interface ParkedEventsPage {
  /** Left out: of all. */
  projection?: string | undefined;
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
}

const OF = 'from read.parked_event where ($1::text is null or projection = $1)';

/** What could not be digested and waits to be tried again, in the order of the log. */
export async function parkedEvents(
  database: ReadDatabase,
  { projection, direction, offset, limit }: ParkedEventsPage,
): Promise<{ rows: ParkedEvent[]; total: number }> {
  const [rows, count] = await Promise.all([
    database.rows<ParkedEvent & { [column: string]: unknown }>(
      `select projection, position, stream, type, fault, parked_at ${OF}
       order by position ${direction}, projection limit $2 offset $3`,
      [projection ?? null, limit, offset],
    ),
    database.row<{ total: number }>(`select count(*) as total ${OF}`, [projection ?? null]),
  ]);
  return { rows, total: count?.total ?? 0 };
}
