import type { NewEvent, RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import { recordedEvent } from '#platform/testing/recorded-event.ts';

let position = 0;

/** An event as the log would hand it on: its data through JSON, at the next position. */
export function recorded(stream: string, event: NewEvent): RecordedEvent {
  position += 1;
  const data = JSON.parse(JSON.stringify(event.data)) as unknown;
  return recordedEvent({ ...event, data }, { stream, position, time: new Date('2026-02-01T00:00:00Z') });
}
