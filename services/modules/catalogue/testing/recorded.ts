import type { NewEvent, RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';

let position = 0;

/** An event as the log would hand it on: its data through JSON, at the next position. */
export function recorded(stream: string, event: NewEvent): RecordedEvent {
  position += 1;
  const data = JSON.parse(JSON.stringify(event.data)) as unknown;
  return {
    id: `e${position}`,
    stream,
    version: 1,
    position,
    time: new Date('2026-02-01T00:00:00Z'),
    type: event.type,
    data,
    actor: null,
    correlationId: null,
    causationId: null,
    traceparent: null,
  };
}
