import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { entryReason, entryUnit } from '../../contract/membership.events.ts';
import { statementEntry } from '../get-statement/get-statement.schema.ts';

export const consoleStatementEntry = statementEntry
  .omit({ file: true })
  .extend({ user_id: z.number().int(), actor: z.string().nullable().describe('who did it, as user-1') })
  .meta({ id: 'ConsoleStatementEntry' });
export type ConsoleStatementEntry = z.infer<typeof consoleStatementEntry>;

export const listConsoleStatements = listQuery({
  fields: ['id'],
  sort: ['id', 'DESC'],
  filter: { user_id: entityId.optional(), unit: entryUnit.optional(), reason: entryReason.optional() },
});
export type ListConsoleStatements = z.output<typeof listConsoleStatements>;
