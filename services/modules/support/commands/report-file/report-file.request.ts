import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { reportReason } from '../../contract/report-reasons.ts';

/** Far above what normalising can shorten to an allowed note. */
const MAX_RAW_NOTE = 10_000;

export const reportFileRequest = requestBody({
  file_id: entityId,
  user_id: z.unknown().optional().describe('of specification §7; who reports is told by the token'),
  fields: z.strictObject({
    reason: reportReason,
    note: z
      .string()
      .max(MAX_RAW_NOTE, { message: 'A note has at most 1000 characters' })
      .default('')
      .describe('plain text, at most 1000 characters; needed for the reason `other`'),
  }),
});
export type ReportFileRequest = z.infer<typeof reportFileRequest>;

export const reportFileAnswer = z.object({ status: z.literal(1), message: z.string() });
export type ReportFileAnswer = z.infer<typeof reportFileAnswer>;
