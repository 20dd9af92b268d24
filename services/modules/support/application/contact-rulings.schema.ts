import { z } from 'zod';
import { entityId } from '#platform/http/request-schema.ts';

const MAX_BATCH = 100;

/** Threads as the moderator has seen them. */
export const seenContacts = z
  .array(z.strictObject({ id: entityId, version: entityId.describe('the version the moderator has seen') }))
  .min(1)
  .max(MAX_BATCH)
  .refine((batch) => new Set(batch.map(({ id }) => id)).size === batch.length, { message: 'Each thread only once' });
export type SeenContact = z.infer<typeof seenContacts>[number];

const conflict = z.object({
  id: z.number().int(),
  code: z.enum(['version_conflict', 'already_decided', 'unknown_contact']),
});

export const contactRulings = z
  .object({
    status: z.literal(1),
    done: z.array(z.number().int()).describe('decided now'),
    conflicts: z.array(conflict).describe('left as they were'),
  })
  .meta({ id: 'ContactRulings' });
export type ContactRulingsAnswer = z.infer<typeof contactRulings>;
export type ContactRulingsResult = Omit<ContactRulingsAnswer, 'status'>;
