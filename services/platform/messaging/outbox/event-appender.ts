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

/** Events, with who is written down with them. */
export interface AuthoredEvents {
  author: EventAuthor;
  events: readonly AppendedEvent[];
}

/** An event that has its id and its version, and is to be saved. */
export interface AppendedEvent extends NewEvent {
  id: string;
  stream: string;
  version: number;
}

const INSERT = `
  insert into write.event_log (id, stream, version, type, data, time, actor, correlation_id, causation_id, traceparent)
  select t.id, t.stream, t.version, t.type, t.data, now(), t.actor, t.correlation_id, null, t.traceparent
  from rows from (jsonb_to_recordset($1) as (
      id uuid, stream text, version int, type text, data jsonb, actor text, correlation_id text, traceparent text))
    with ordinality as t(id, stream, version, type, data, actor, correlation_id, traceparent, n)
  order by t.n`;

/** @returns the events with their ids and versions, in order. */
export function eventsOf(streams: readonly StreamEvents[]): AppendedEvent[] {
  return streams.flatMap(({ stream, firstVersion, events }) =>
    events.map((event, index) => ({ id: uuidv7(), stream, version: firstVersion + index, ...event })),
  );
}

/**
 * Appends events in the transaction of what has brought them about. Positions stay empty until the relay gives them.
 * @throws QueryFailedError 23505 when (stream, version) is taken, i.e. the aggregate was not locked.
 */
export async function saveEvents(manager: EntityManager, authored: readonly AuthoredEvents[]): Promise<void> {
  const rows = authored.flatMap(({ author: { actor, correlationId, traceparent }, events }) =>
    events.map(({ id, stream, version, type, data }) => {
      return { id, stream, version, type, data, actor, correlation_id: correlationId, traceparent };
    }),
  );
  // One document, and not an array for each column, in which every quote of the events' own documents is escaped once more.
  if (rows.length > 0) await manager.query(INSERT, [JSON.stringify(rows)]);
}
