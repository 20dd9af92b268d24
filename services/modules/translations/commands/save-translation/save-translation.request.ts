import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';

const ownText = z
  .string()
  .trim()
  .max(2_000, 'This text is too long')
  .nullish()
  .transform((text) => text || null)
  .describe('without one the built-in text');

export const saveTranslationRequest = requestBody({
  id: entityId,
  version: z.number().int().min(0).max(2_147_483_647).describe('as it was seen; 0 of a text that nobody has changed'),
  fa: ownText,
  en: ownText,
});
export type SaveTranslationRequest = z.infer<typeof saveTranslationRequest>;

export const saveTranslationAnswer = z
  .object({ status: z.literal(1), id: z.number().int(), version: z.number().int() })
  .meta({ id: 'TranslationSaved' });
export type SaveTranslationAnswer = z.infer<typeof saveTranslationAnswer>;
