import type { RecordedEvent } from './event-definition.ts';

/** Columns of `write.event_log` that make a recorded event. */
export const EVENT_COLUMNS =
  'id, stream, version, type, data, position, time, actor, correlation_id, causation_id, traceparent';

export interface EventRow {
  id: string;
  stream: string;
  version: number;
  type: string;
  data: unknown;
  position: string | number;
  time: Date;
  actor: string | null;
  correlation_id: string | null;
  causation_id: string | null;
  traceparent: string | null;
}

export function toRecordedEvent(row: EventRow): RecordedEvent {
  return {
    id: row.id,
    stream: row.stream,
    version: row.version,
    type: row.type,
    data: row.data,
    position: Number(row.position),
    time: row.time,
    actor: row.actor,
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    traceparent: row.traceparent,
  };
}
