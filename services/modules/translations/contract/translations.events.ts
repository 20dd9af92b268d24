import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const lang = z.enum(['fa', 'en']);

/** A reviewed text that takes the place of the bundled one. Stream: `translation-<id of the text>`. */
export const translationApproved = defineEvent(
  'translation.approved.v1',
  z.object({
    lang,
    key: z.string(),
    value: z.string(),
    /** Kind of text; 9 is the name of a country (specification §3). */
    type: z.number().int().min(1).max(9),
  }),
);
/** The bundled text has its place again. */
export const translationRestored = defineEvent('translation.restored.v1', z.object({ lang, key: z.string() }));
/** A page found no text for a key that there is elsewhere. Stream: `missing-translation-<id of the text>`; told once. */
export const translationMissed = defineEvent('translation.missed.v1', z.object({ key: z.string() }));
/** The staff says that it is fine as it is. After its report in the same stream. */
export const missingTranslationDismissed = defineEvent(
  'missing-translation.dismissed.v1',
  z.object({ key: z.string(), textId: z.number().int().positive() }),
);
