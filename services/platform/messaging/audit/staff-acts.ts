import { v7 as uuidv7 } from 'uuid';
import type { Sender } from '#platform/kernel/context/sender.ts';
import type { StreamEvents } from '../outbox/event-appender.ts';
import type { NewEvent } from '../outbox/event-definition.ts';
import { withoutPersonalFields } from '../outbox/personal-fields/personal-fields.ts';
import { operatorActed } from './operator-acted.event.ts';
import { staffActed } from './staff-acted.event.ts';

/** A command that did more than this (an import) is recorded as a number of acts. */
const MAX_ACTS = 200;
const MAX_DETAILS = 4_000;
const MAX_TEXT = 200;

type Act = Parameters<typeof operatorActed>[0];

/** The audit entries of what a command has appended; none where neither somebody of the staff acts as such nor an operator. */
export function staffActs(sender: Sender, appended: readonly StreamEvents[]): StreamEvents[] {
  const record = recorderFor(sender);
  if (!record) return [];
  const { operation } = sender;
  const acts = appended.flatMap(({ stream, firstVersion, events }) =>
    events.map((event, index) => ({ stream, version: firstVersion + index, event })),
  );
  const entry = (stream: string, version: number, action: string, details: Record<string, unknown>): StreamEvents => ({
    stream: `audit-${uuidv7()}`,
    firstVersion: 1,
    events: [record({ operation, action, stream, version, details })],
  });
  const [first] = acts;
  if (first && acts.length > MAX_ACTS) {
    return [entry(first.stream, first.version, actionOf(first.event), { and_more: acts.length - 1 })];
  }
  return acts.map(({ stream, version, event }) => entry(stream, version, actionOf(event), detailsOf(event)));
}

/** @returns what makes the entry of an act by this sender, or null where none is made. */
function recorderFor({ actor, asStaff, byOperator }: Sender): ((act: Act) => NewEvent) | null {
  if (byOperator) return operatorActed;
  if (!asStaff || !actor || actor.role === 'viewer') return null;
  const { userId: actorId, role } = actor;
  return (act) => staffActed({ actorId, role, ...act });
}

function actionOf({ type }: NewEvent): string {
  return type.replace(/\.v\d+$/, '');
}

function detailsOf({ type, data }: NewEvent): Record<string, unknown> {
  const details = withoutPersonalFields(type, data as object);
  if (JSON.stringify(details).length <= MAX_DETAILS) return details;
  const short = (value: unknown) =>
    typeof value === 'string' ? value.length <= MAX_TEXT : typeof value !== 'object' || value === null;
  return Object.fromEntries(Object.entries(details).filter(([, value]) => short(value)));
}
