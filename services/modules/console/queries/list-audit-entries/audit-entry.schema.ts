import { z } from 'zod';
import { localName } from '#modules/catalogue/contract/post-card.ts';
import { dayFilters } from '#platform/http/list-days.ts';
import { listQuery } from '#platform/http/list-query.ts';
import { entityId } from '#platform/http/request-schema.ts';

const word = z.string().regex(/^[a-z0-9._-]{1,60}$/);

export const listAuditEntries = listQuery({
  fields: ['created_at', 'id'],
  sort: ['created_at', 'DESC'],
  filter: {
    action: word.optional(),
    resource: word.optional(),
    resource_id: entityId.optional(),
    actor_id: entityId.optional(),
    ...dayFilters,
  },
});
export type ListAuditEntries = z.output<typeof listAuditEntries>;

export const auditEntry = z
  .object({
    id: z.number().int().describe('position of the event'),
    action: z.string().describe('for example comment.approved'),
    resource: z.string().describe('for example comments'),
    resource_id: z.number().int().nullable().describe('null: it has no number'),
    subject: z.string().describe('for example comment-12'),
    version: z.number().int().nullable().describe('which the act has made of it; null: from before this was kept'),
    name: localName.nullable().describe('what it is called now; null where it has no name, or none any more'),
    actor_id: z.number().int().nullable().describe('null: an operator, who has no account'),
    actor: z.string().nullable().describe('username now'),
    role: z.enum(['moderator', 'admin', 'operator']).describe('at that time; operator: by the command line'),
    operation: z.string().describe('for example POST /api/console/comments/approve, or cli create-admin'),
    details: z.record(z.string(), z.unknown()),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;
