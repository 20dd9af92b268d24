import { randomUUID } from 'node:crypto';
import type { NewEvent, RecordedEvent } from '../messaging/outbox/event-definition.ts';

/** An event as the log hands it on, of nobody in particular. @param at its position and what else matters. */
export function recordedEvent(
  event: NewEvent,
  at: Pick<RecordedEvent, 'position'> & Partial<RecordedEvent>,
): RecordedEvent {
  return {
    id: randomUUID(),
    stream: `thing-${at.position}`,
    version: 1,
    time: new Date(),
    actor: null,
    correlationId: null,
    causationId: null,
    traceparent: null,
    ...event,
    ...at,
  };
}
