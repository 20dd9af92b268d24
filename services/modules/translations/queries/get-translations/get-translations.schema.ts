import { z } from 'zod';

export const translationsQuery = z.object({ lang: z.enum(['fa', 'en']).default('fa') });
export type TranslationsQuery = z.infer<typeof translationsQuery>;

export const translationsAnswer = z
  .object({
    translations: z.array(
      z.object({ key: z.string(), value: z.string(), type: z.number().int().describe('9: the name of a country') }),
    ),
  })
  .meta({ id: 'Translations' });
