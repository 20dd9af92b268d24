import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { NewEvent } from './event-definition.ts';

/** Events of one stream, to follow the version the stream has under the row lock of its aggregate (0 for a new one). */
export interface StreamEvents {
  stream: string;
  /** Version of the first of these events, counted from 1. */
  firstVersion: number;
  events: NewEvent[];
}

/** Who is written down with an event, and what it belongs to. */
export interface EventAuthor {
  /** As `user-12`; null for a visitor and for what the product does by itself. */
  actor: string | null;
  correlationId: string | null;
  /** W3C trace context of the span in which the event was appended. */
  traceparent: string | null;
}

/** For events of nobody in particular. */
export const NO_AUTHOR: EventAuthor = { actor: null, correlationId: null, traceparent: null };

export interface AppendedEvent {
  id: string;
  stream: string;
  type: string;
}

const INSERT = `
  insert into write.event_log (id, stream, version, type, data, time, actor, correlation_id, causation_id, traceparent)
  select t.id, t.stream, t.version, t.type, t.data, now(), $6, $7, null, $8
  from unnest($1::uuid[], $2::text[], $3::int[], $4::text[], $5::jsonb[]) with ordinality
    as t(id, stream, version, type, data, n)
  order by t.n`;

/**
 * Appends events in the command's own transaction. Positions stay empty until the relay gives them.
 * @returns the events with their ids, in order.
 * @throws QueryFailedError 23505 when (stream, version) is taken, i.e. the aggregate was not locked.
 */
export async function appendEvents(
  manager: EntityManager,
  streams: StreamEvents[],
  author: EventAuthor = NO_AUTHOR,
): Promise<AppendedEvent[]> {
  const rows = streams.flatMap(({ stream, firstVersion, events }) =>
    events.map((event, index) => ({ id: uuidv7(), stream, version: firstVersion + index, ...event })),
  );
  if (rows.length === 0) return rows;
  await manager.query(INSERT, [
    rows.map((row) => row.id),
    rows.map((row) => row.stream),
    rows.map((row) => row.version),
    rows.map((row) => row.type),
    rows.map((row) => JSON.stringify(row.data)),
    author.actor,
    author.correlationId,
    author.traceparent,
  ]);
  return rows;
}
