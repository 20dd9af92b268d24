import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';

const MAX_KEYS = 50;

/** Looks like a text of the site: one line, letters in it, no markup and no address. */
const translationKey = z
  .string()
  .min(1)
  .max(200)
  .regex(/\p{L}/u, 'This is not a text')
  .regex(/^[^\p{Cc}<>{}[\]\\]*$/u, 'This is not a text')
  .refine((key) => !/:\/\/|www\./i.test(key), 'This is not a text');

export const missingTranslationsRequest = requestBody({ keys: z.array(translationKey).min(1).max(MAX_KEYS) });
export type MissingTranslationsRequest = z.infer<typeof missingTranslationsRequest>;

export const missingTranslationsAnswer = z
  .object({ status: z.literal(1), messages: z.array(z.string()) })
  .meta({ id: 'MissingTranslationsAnswer' });
export type MissingTranslationsAnswer = z.infer<typeof missingTranslationsAnswer>;
