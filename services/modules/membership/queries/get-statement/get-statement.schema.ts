import { z } from 'zod';
import { downloadedFile } from '#modules/downloads/contract/downloaded-file.schema.ts';
import { pageNumber, queryBody } from '#platform/http/request-schema.ts';
import { entryReason, entryUnit } from '../../contract/membership.events.ts';

export const statementEntry = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    unit: entryUnit,
    amount: z.number().int().describe('days or bytes; below 0 when they were taken'),
    reason: entryReason,
    reference: z.string().nullable().describe('of the payment or the download'),
    note: z.string().nullable().describe('why staff did it'),
    vip_expiration: z.iso.datetime().nullable().describe('afterwards'),
    bandwidth: z.number().int().describe('bytes left afterwards'),
    file: downloadedFile.nullable().describe('what was downloaded or watched; null for every other reason'),
  })
  .meta({ id: 'StatementEntry' });
export type StatementEntry = z.infer<typeof statementEntry>;

export const getStatementRequest = queryBody({ page: pageNumber.default(1) });
export type GetStatementRequest = z.infer<typeof getStatementRequest>;
export const statementAnswer = z
  .object({ entries: z.array(statementEntry), max_page: z.number().int(), total: z.number().int() })
  .meta({ id: 'StatementAnswer' });
export type StatementAnswer = z.infer<typeof statementAnswer>;
