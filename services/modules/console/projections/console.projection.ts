import type { RecordedEvent } from '../../../platform/messaging/outbox/event-definition.js';
import {
  defineProjection,
  on,
  type ProjectionTransaction,
} from '../../../platform/messaging/projections/projection.js';
import { roleChanged } from '../../accounts/events/accounts.events.js';
import { commentApproved, commentPosted, commentRefused } from '../../community/events/community.events.js';

/*
 * What the console's first page counts, and the audit log. The events themselves are the audit record: whoever acts in the
 * console leaves an event with their name in the log, in the transaction of the act itself. What moderators do in another
 * module joins here by one more line.
 */

interface AuditEntry {
  /** As the console's lists are called: comments, users … */
  resource: string;
  resourceId: number;
  /** Display name of the actor, where the event knows it. */
  actor?: string;
  details: object;
}

const ADD_ENTRY = `
  insert into read.audit_entry (id, action, resource, resource_id, actor_id, actor, details, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (id) do nothing`;

async function audit(event: RecordedEvent, transaction: ProjectionTransaction, entry: AuditEntry): Promise<void> {
  const action = event.type.replace(/\.v\d+$/, '');
  const actorId = event.actor?.startsWith('user-') ? Number(event.actor.slice('user-'.length)) : null;
  const { resource, resourceId, actor, details } = entry;
  await transaction.query(ADD_ENTRY, [
    ...[event.position, action, resource, resourceId],
    ...[actorId, actor ?? null, JSON.stringify(details), event.time],
  ]);
}

async function settle(commentId: number, transaction: ProjectionTransaction): Promise<void> {
  await transaction.query('delete from read.waiting_comment where id = $1', [commentId]);
}

export const consoleProjection = defineProjection('console', [
  on(commentPosted, async ({ data, time }, transaction) => {
    await transaction.query(
      'insert into read.waiting_comment (id, created_at) values ($1, $2) on conflict (id) do nothing',
      [data.commentId, time],
    );
  }),
  on(commentApproved, async (event, transaction) => {
    const { commentId, postId, userId, moderator } = event.data;
    await settle(commentId, transaction);
    const details = { post_id: postId, user_id: userId };
    await audit(event, transaction, { resource: 'comments', resourceId: commentId, actor: moderator, details });
  }),
  on(commentRefused, async (event, transaction) => {
    const { commentId, postId, userId, moderator, reason } = event.data;
    await settle(commentId, transaction);
    const details = { post_id: postId, user_id: userId, reason };
    await audit(event, transaction, { resource: 'comments', resourceId: commentId, actor: moderator, details });
  }),
  on(roleChanged, async (event, transaction) => {
    const { userId, role } = event.data;
    await audit(event, transaction, { resource: 'users', resourceId: userId, details: { role } });
  }),
]);
