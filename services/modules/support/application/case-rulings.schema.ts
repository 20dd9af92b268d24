import { z } from 'zod';
import { entityId } from '#platform/http/request-schema.ts';

const MAX_BATCH = 100;

/** Cases as the moderator has seen them; a case goes by its file's id. */
export const seenCases = z
  .array(z.strictObject({ id: entityId, version: entityId.describe('the version the moderator has seen') }))
  .min(1)
  .max(MAX_BATCH)
  .refine((batch) => new Set(batch.map(({ id }) => id)).size === batch.length, { message: 'Each case only once' });
export type SeenCase = z.infer<typeof seenCases>[number];

const conflict = z.object({
  id: z.number().int(),
  code: z.enum(['version_conflict', 'already_decided', 'unknown_case']),
});

export const caseRulings = z
  .object({
    status: z.literal(1),
    done: z.array(z.number().int()).describe('decided now'),
    conflicts: z.array(conflict).describe('left as they were'),
  })
  .meta({ id: 'CaseRulings' });
export type CaseRulingsAnswer = z.infer<typeof caseRulings>;
export type CaseRulingsResult = Omit<CaseRulingsAnswer, 'status'>;
