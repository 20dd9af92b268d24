import { z } from 'zod';
import { entityId } from '#platform/http/request-schema.ts';

const MAX_BATCH = 100;
const ruling = z.number().int().min(0).max(2_147_483_647);

/** Requests as the moderator has seen them. */
export const seenRequests = z
  .array(z.strictObject({ id: entityId, version: ruling.describe('the version the moderator has seen') }))
  .min(1)
  .max(MAX_BATCH)
  .refine((batch) => new Set(batch.map(({ id }) => id)).size === batch.length, { message: 'Each request only once' });
export type SeenRequest = z.infer<typeof seenRequests>[number];

const conflict = z.object({
  id: z.number().int(),
  code: z.enum(['version_conflict', 'already_decided', 'unknown_request']),
});

export const requestAnswers = z
  .object({
    status: z.literal(1),
    done: z.array(z.number().int()).describe('decided now'),
    conflicts: z.array(conflict).describe('left as they were'),
  })
  .meta({ id: 'RequestAnswers' });
export type RequestAnswersAnswer = z.infer<typeof requestAnswers>;
export type RequestAnswersResult = Omit<RequestAnswersAnswer, 'status'>;
