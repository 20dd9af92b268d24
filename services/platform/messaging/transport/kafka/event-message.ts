import type { IHeaders, Message } from 'kafkajs';
import { z } from 'zod';
import type { RecordedEvent } from '../../outbox/event-definition.ts';
import type { OutgoingMessage } from '../event-publisher.port.ts';

/** Type of a message that is no event: it tells how far the log goes. */
const WATERMARK = 'parde.watermark';

const text = z.string().nullable();
const eventSchema = z.object({
  id: z.uuid(),
  stream: z.string().min(1),
  version: z.number().int().positive(),
  position: z.number().int().positive(),
  type: z.string().min(1),
  data: z.unknown(),
  time: z.iso.datetime({ offset: true }),
  actor: text,
  correlationId: text,
  causationId: text,
  traceparent: text,
});

/** What a message says about itself before its value is read. */
interface MessageHead {
  type: string;
  position: number;
  /** Position of the event before it in the partition; more than a reader has means that messages are missing. */
  previous: number;
}

export function toMessage({ partition, position, previous, event }: OutgoingMessage): Message {
  const common = { position: String(position), previous: String(previous) };
  if (!event) return { partition, key: null, value: null, headers: { type: WATERMARK, ...common } };
  const headers: IHeaders = { id: event.id, type: event.type, ...common };
  if (event.traceparent) headers['traceparent'] = event.traceparent;
  if (event.correlationId) headers['correlation'] = event.correlationId;
  return { partition, key: event.stream, value: JSON.stringify(event), headers };
}

/** Every follower of a topic reads it of every message. @returns null for a message that none of ours has written. */
export function readHead(headers: IHeaders = {}): MessageHead | null {
  const type = String(headers['type'] ?? '');
  const position = Number(headers['position'] ?? Number.NaN);
  const previous = Number(headers['previous'] ?? Number.NaN);
  const inOrder = Number.isSafeInteger(previous) && previous >= 0 && previous <= position;
  return type && inOrder && Number.isSafeInteger(position) && position > 0 ? { type, position, previous } : null;
}

/** @returns the event, or in words what is wrong with it. */
export function readEvent(head: MessageHead, value: Buffer | null): RecordedEvent | string {
  let json: unknown;
  try {
    json = JSON.parse(value?.toString() ?? '');
  } catch {
    return 'is not JSON';
  }
  const { data, error } = eventSchema.safeParse(json);
  if (!data) return `is no event: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`;
  if (data.position !== head.position || data.type !== head.type)
    return 'says another type or position than its headers';
  return { ...data, data: data.data, time: new Date(data.time) };
}
