import { z } from 'zod';
import { entityId } from '#platform/http/request-schema.ts';

const MAX_BATCH = 100;

/** Comments as the moderator has seen them. */
export const seenComments = z
  .array(z.strictObject({ id: entityId, version: entityId.describe('the version the moderator has seen') }))
  .min(1)
  .max(MAX_BATCH)
  .refine((batch) => new Set(batch.map(({ id }) => id)).size === batch.length, { message: 'Each comment only once' });
export type SeenComment = z.infer<typeof seenComments>[number];

const conflict = z.object({
  id: z.number().int(),
  code: z.enum(['version_conflict', 'already_decided', 'unknown_comment']),
});

export const commentDecisions = z
  .object({
    status: z.literal(1),
    done: z.array(z.number().int()).describe('decided now'),
    conflicts: z.array(conflict).describe('left as they were'),
  })
  .meta({ id: 'CommentDecisions' });
export type CommentDecisionsAnswer = z.infer<typeof commentDecisions>;
export type CommentDecisionsResult = Omit<CommentDecisionsAnswer, 'status'>;
