import { operatorActed } from '#platform/messaging/audit/operator-acted.event.ts';
import { staffActed } from '#platform/messaging/audit/staff-acted.event.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { auditPlace } from '../domain/audit-place.ts';

const ADD_ENTRY = `
  insert into audit_entry
    (id, action, resource, resource_id, subject, version, actor_id, role, operation, details, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (id) do nothing`;

interface Act {
  operation: string;
  action: string;
  stream: string;
  version: number;
  details: Record<string, unknown>;
}

function entryOf(act: Act, actor: { id: number | null; role: string }, position: number, time: Date): unknown[] {
  const { operation, action, stream, version, details } = act;
  const { resource, resourceId } = auditPlace(stream, details);
  const facts = JSON.stringify(details);
  return [position, action, resource, resourceId, stream, version, actor.id, actor.role, operation, facts, time];
}

/** Who of the staff, or which operator's command, did what: one entry for each act, as the commands have written them down themselves. */
export const auditProjection = defineProjection(
  'audit',
  ['audit_entry'],
  [
    on(staffActed, async ({ data, position, time }, { query }) => {
      await query(ADD_ENTRY, entryOf(data, { id: data.actorId, role: data.role }, position, time));
    }),
    on(operatorActed, async ({ data, position, time }, { query }) => {
      await query(ADD_ENTRY, entryOf(data, { id: null, role: 'operator' }, position, time));
    }),
  ],
);
