import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

/** A reviewed text that takes the place of the bundled one. Stream: `translation-<lang>-<sha256 of the key, 16 digits>`. */
export const translationApproved = defineEvent(
  'translation.approved.v1',
  z.object({
    lang: z.enum(['fa', 'en']),
    key: z.string(),
    value: z.string(),
    /** Kind of text; 9 is the name of a country (specification §3). */
    type: z.number().int().min(1).max(9),
  }),
);
