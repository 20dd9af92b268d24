import { z } from 'zod';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';

const LARGEST_BATCH = 100;

const comments = z
  .array(z.strictObject({ id: entityId, version: entityId.describe('the version the moderator has seen') }))
  .min(1)
  .max(LARGEST_BATCH)
  .refine((batch) => new Set(batch.map(({ id }) => id)).size === batch.length, { message: 'Each comment only once' });

export const approveCommentsRequest = requestBody({ comments });
export type ApproveCommentsRequest = z.infer<typeof approveCommentsRequest>;

export const refuseCommentsRequest = requestBody({ comments, reason: z.string().max(500).nullish() });
export type RefuseCommentsRequest = z.infer<typeof refuseCommentsRequest>;

const conflict = z.object({
  id: z.number().int(),
  code: z.enum(['version_conflict', 'already_decided', 'unknown_comment']),
});

export const decideCommentsAnswer = z
  .object({
    status: z.literal(1),
    done: z.array(z.number().int()).describe('decided now'),
    conflicts: z.array(conflict).describe('left as they were'),
  })
  .meta({ id: 'CommentDecisions' });
export type DecideCommentsAnswer = z.infer<typeof decideCommentsAnswer>;
