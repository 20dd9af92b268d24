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

/** An event that has its id and its version, and is to be saved. */
export interface AppendedEvent extends NewEvent {
  id: string;
  stream: string;
  version: number;
}

const INSERT = `
  insert into write.event_log (id, stream, version, type, data, time, actor, correlation_id, causation_id, traceparent)
  select t.id, t.stream, t.version, t.type, t.data, now(), $6, $7, null, $8
  from unnest($1::uuid[], $2::text[], $3::int[], $4::text[], $5::jsonb[]) with ordinality
    as t(id, stream, version, type, data, n)
  order by t.n`;

/** @returns the events with their ids and versions, in order. */
export function eventsOf(streams: readonly StreamEvents[]): AppendedEvent[] {
  return streams.flatMap(({ stream, firstVersion, events }) =>
    events.map((event, index) => ({ id: uuidv7(), stream, version: firstVersion + index, ...event })),
  );
}

/**
 * Appends events in the command's own transaction. Positions stay empty until the relay gives them.
 * @throws QueryFailedError 23505 when (stream, version) is taken, i.e. the aggregate was not locked.
 */
export async function saveEvents(
  manager: EntityManager,
  events: readonly AppendedEvent[],
  author: EventAuthor,
): Promise<void> {
  if (events.length === 0) return;
  await manager.query(INSERT, [
    events.map(({ id }) => id),
    events.map(({ stream }) => stream),
    events.map(({ version }) => version),
    events.map(({ type }) => type),
    events.map(({ data }) => JSON.stringify(data)),
    author.actor,
    author.correlationId,
    author.traceparent,
  ]);
}

/** Both at once, for events of nobody in particular. */
export async function appendEvents(manager: EntityManager, streams: readonly StreamEvents[]): Promise<void> {
  await saveEvents(manager, eventsOf(streams), NO_AUTHOR);
}
