import { z } from 'zod';
import { listQuery } from '../../../../platform/http/list-query.js';
import { entityId, pageNumber, requestBody } from '../../../../platform/http/request-schema.js';
import { entryReason, entryUnit } from '../../events/membership.events.js';

export const statementEntry = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    unit: entryUnit,
    amount: z.number().int().describe('days or bytes; below 0 when they were taken'),
    reason: entryReason,
    reference: z.string().nullable().describe('of the payment'),
    note: z.string().nullable().describe('why staff did it'),
    vip_expiration: z.iso.datetime().nullable().describe('afterwards'),
    bandwidth: z.number().int().describe('bytes left afterwards'),
  })
  .meta({ id: 'StatementEntry' });
export type StatementEntry = z.infer<typeof statementEntry>;

export const statementRequest = requestBody({ page: pageNumber.default(1) });
export type StatementRequest = z.infer<typeof statementRequest>;
export const statementAnswer = z
  .object({ entries: z.array(statementEntry), max_page: z.number().int(), total: z.number().int() })
  .meta({ id: 'StatementAnswer' });

export const consoleStatementEntry = statementEntry
  .extend({ user_id: z.number().int(), actor: z.string().nullable().describe('who did it, as user-1') })
  .meta({ id: 'ConsoleStatementEntry' });
export type ConsoleStatementEntry = z.infer<typeof consoleStatementEntry>;

export const listStatements = listQuery({
  fields: ['id'],
  sort: ['id', 'DESC'],
  filter: { user_id: entityId.optional(), unit: entryUnit.optional(), reason: entryReason.optional() },
});
export type ListStatements = z.output<typeof listStatements>;
