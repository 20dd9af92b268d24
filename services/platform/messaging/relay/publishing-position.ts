import type pg from 'pg';
import type { RecordedEvent } from '../outbox/event-definition.ts';
import { EVENT_COLUMNS, type EventRow, toRecordedEvent } from '../outbox/recorded-event-row.ts';
import { Deposed } from './leadership.ts';

/** Bounds of one request to the broker. */
export const MAX_EVENTS = 500;
const MAX_BYTES = 512 * 1024;

const READ = 'select position, floor, partitions from write.publishing';
const NEXT = `select ${EVENT_COLUMNS} from write.event_log where position > $1 order by position limit ${MAX_EVENTS}`;
const MOVE = `
  update write.publishing set position = $2, partitions = partitions || $3::jsonb
  where position = $1 and exists (select from write.relay_head where term = $4)`;
const TERM = 'select term from write.relay_head';
const REPUBLISH = `
  update write.publishing set position = $1, floor = $1, partitions = '{}' where position > $1 returning position`;

/** How far the log is published, and in each partition the position of its last event. */
export interface Published {
  position: number;
  /** Of partitions that are not named: nothing was sent there after this position. */
  floor: number;
  partitions: Map<string, number>;
}

export async function readPublished(database: pg.Pool): Promise<Published> {
  const { rows } = await database.query(READ);
  const { position, floor, partitions } = rows[0];
  return { position: Number(position), floor: Number(floor), partitions: new Map(Object.entries(partitions)) };
}

/** The events that come next, so many as fit into one request. */
export async function readNext(database: pg.Pool, position: number): Promise<RecordedEvent[]> {
  const { rows } = await database.query<EventRow>(NEXT, [position]);
  const events: RecordedEvent[] = [];
  let bytes = 0;
  for (const row of rows) {
    bytes += JSON.stringify(row.data).length;
    if (events.length > 0 && bytes > MAX_BYTES) break;
    events.push(toRecordedEvent(row));
  }
  return events;
}

/**
 * Remembers that everything up to `to` is safe with the broker; only the leader of this term may.
 * @returns false when the stored position was moved back meanwhile (republish). @throws Deposed
 */
export async function movePublished(
  database: pg.Pool,
  term: number,
  from: number,
  to: number,
  partitions: ReadonlyMap<string, number>,
): Promise<boolean> {
  const { rowCount } = await database.query(MOVE, [from, to, JSON.stringify(Object.fromEntries(partitions)), term]);
  if (rowCount === 1) return true;
  await assertTerm(database, term);
  return false;
}

/** @throws Deposed */
async function assertTerm(database: pg.Pool, term: number): Promise<void> {
  const { rows } = await database.query(TERM);
  if (Number(rows[0].term) !== term) throw new Deposed();
}

/** Lets the leader publish again what comes after `position`. @returns whether anything had been published there. */
export async function publishAgainAfter(database: pg.Pool, position: number): Promise<boolean> {
  return (await database.query(REPUBLISH, [position])).rowCount === 1;
}
