import { v7 as uuidv7 } from 'uuid';
import type { StaffContext } from '../http/request-context.js';
import type { StreamEvents } from '../messaging/outbox/event-appender.js';
import type { NewEvent } from '../messaging/outbox/event-definition.js';
import { withoutPersonalFields } from '../messaging/outbox/personal-fields.js';
import { staffActed } from './staff-acted.event.js';

/** A command that did more than this (an import) is told as a number of acts. */
const MOST_ACTS = 200;
const LONGEST_DETAILS = 4_000;
const LONGEST_TEXT = 200;

/** The audit entries of what a command has appended; none where nobody of the staff acts as such. */
export function staffActs(staff: StaffContext | undefined, appended: readonly StreamEvents[]): StreamEvents[] {
  if (!staff) return [];
  const acts = appended.flatMap(({ stream, firstVersion, events }) =>
    events.map((event, index) => ({ stream, version: firstVersion + index, event })),
  );
  const { userId: actorId, role, operation } = staff;
  const entry = (stream: string, version: number, action: string, details: Record<string, unknown>): StreamEvents => ({
    stream: `audit-${uuidv7()}`,
    firstVersion: 1,
    events: [staffActed({ actorId, role, operation, action, stream, version, details })],
  });
  const [first] = acts;
  if (first && acts.length > MOST_ACTS) {
    return [entry(first.stream, first.version, actionOf(first.event), { and_more: acts.length - 1 })];
  }
  return acts.map(({ stream, version, event }) => entry(stream, version, actionOf(event), detailsOf(event)));
}

function actionOf({ type }: NewEvent): string {
  return type.replace(/\.v\d+$/, '');
}

function detailsOf({ type, data }: NewEvent): Record<string, unknown> {
  const details = withoutPersonalFields(type, data as object);
  if (JSON.stringify(details).length <= LONGEST_DETAILS) return details;
  const short = (value: unknown) =>
    typeof value === 'string' ? value.length <= LONGEST_TEXT : typeof value !== 'object' || value === null;
  return Object.fromEntries(Object.entries(details).filter(([, value]) => short(value)));
}
