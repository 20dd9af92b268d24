import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { reportReason } from '../../contract/comment-reports.events.ts';

export const reportCommentRequest = requestBody({
  comment_id: entityId,
  reason: reportReason,
  note: z.string().max(500).nullish().describe('in the reader’s own words'),
});
export type ReportCommentRequest = z.infer<typeof reportCommentRequest>;
