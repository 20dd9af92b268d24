import { z } from 'zod';

export const translationsQuery = z.object({
  lang: z.enum(['fa', 'en']).default('fa'),
  changed: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true: only what was changed since the front ends were built'),
});
export type TranslationsQuery = z.infer<typeof translationsQuery>;

export const translationsAnswer = z
  .object({
    translations: z.array(
      z.object({
        key: z.string(),
        value: z.string(),
        type: z
          .number()
          .int()
          .describe('1 text of the site, 2 sentence of the server, 3 text of the console, 9 name of a country'),
      }),
    ),
  })
  .meta({ id: 'Translations' });
