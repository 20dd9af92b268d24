import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { recordInTraces, timeNow, tracing } from '#platform/telemetry/spans.ts';
import { CHANNEL } from '../channels.ts';
import type { NewEvent } from './event-definition.ts';
import type { NumberedEvent } from './relay/local-relay.ts';

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

const insert = (position: string) => `
  insert into write.event_log
    (position, id, stream, version, type, data, time, actor, correlation_id, causation_id, traceparent)
  select ${position}, t.id, t.stream, t.version, t.type, t.data, now(), t.actor, t.correlation_id, null, t.traceparent
  from rows from (jsonb_to_recordset($1) as (
      id uuid, stream text, version int, type text, data jsonb, actor text, correlation_id text, traceparent text))
    with ordinality as t(id, stream, version, type, data, actor, correlation_id, traceparent, n)
  order by t.n`;
const INSERT = insert('null');

// The head is free until the commit, and only where all that was committed before has its position: it must come before these.
const INSERT_NUMBERED = `
  with head as (
    update write.relay_head set position = position + $2
    where only_row = (
      select only_row from write.relay_head
      where not exists (select from write.event_log where position is null order by seq limit 1)
      for update skip locked
    )
    returning position - $2 as before
  ),
  saved as (${insert('(select before from head) + t.n')})
  select before, pg_notify('${CHANNEL.head}', (before + $2)::text) from head`;

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
  const rows = rowsOf(authored);
  if (rows.length > 0) await manager.query(INSERT, [JSON.stringify(rows)]);
}

/**
 * The same as the last statement of a transaction, with positions where that is possible: nothing else may wait for its
 * position, and nobody be giving any at this moment. They are safe once the transaction is committed.
 * @returns what was numbered, or null where that is left to the relay.
 */
export async function saveNumbered(
  manager: EntityManager,
  authored: readonly AuthoredEvents[],
): Promise<NumberedEvent[] | null> {
  const rows = rowsOf(authored);
  const begun = tracing.on ? timeNow() : 0;
  const [head]: { before: string | number }[] = await manager.query(INSERT_NUMBERED, [
    JSON.stringify(rows),
    rows.length,
  ]);
  if (head && tracing.on) {
    const traceparents = authored.map(({ author }) => author.traceparent);
    recordInTraces(traceparents, { name: 'number events', attributes: { 'parde.events': rows.length } }, begun);
  }
  return head ? rows.map(({ id }, index) => ({ id, position: Number(head.before) + 1 + index })) : null;
}

/** One document, and not an array for each column, in which every quote of the events' own documents is escaped once more. */
function rowsOf(authored: readonly AuthoredEvents[]) {
  return authored.flatMap(({ author: { actor, correlationId, traceparent }, events }) =>
    events.map(({ id, stream, version, type, data }) => {
      return { id, stream, version, type, data, actor, correlation_id: correlationId, traceparent };
    }),
  );
}
