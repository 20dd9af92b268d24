import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { seenRequests } from '../../application/request-answers.schema.ts';
import { refusalReason, requestAnswer } from '../../contract/requests.events.ts';

/** Far above what normalising can shorten to an allowed note. */
const MAX_RAW_NOTE = 5_000;

export const answerRequestsRequest = requestBody({
  requests: seenRequests,
  answer: requestAnswer,
  reason: refusalReason.nullish().describe('of a refusal, which needs one'),
  note: z.string().max(MAX_RAW_NOTE, 'A note has at most 500 characters').default('').describe('the sponsors see it'),
  title_id: entityId.nullish().describe('of the title that fulfils the request'),
});
export type AnswerRequestsRequest = z.infer<typeof answerRequestsRequest>;
