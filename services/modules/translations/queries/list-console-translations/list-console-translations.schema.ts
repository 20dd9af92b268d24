import { z } from 'zod';
import { listQuery, searchText } from '#platform/http/list-query.ts';

export const listConsoleTranslations = listQuery({
  fields: ['key', 'id'],
  sort: ['key', 'ASC'],
  filter: {
    q: searchText.optional().describe('part of the key or of a text'),
    state: z.enum(['missing', 'changed']).optional(),
    type: z.number().int().min(1).max(3).optional(),
  },
});
export type ListConsoleTranslationsRequest = z.output<typeof listConsoleTranslations>;

const eachLanguage = z.object({ fa: z.string().nullable(), en: z.string().nullable() });
export const consoleTranslation = z
  .object({
    id: z.number().int(),
    key: z.string(),
    type: z.number().int().describe('1 text of the site, 2 sentence of the server, 3 text of the console'),
    built_in: eachLanguage,
    changed: eachLanguage.describe('what stands in the place of the built-in text; null: nothing'),
    missing: z.boolean().describe('a language has no text, or a page has found none'),
    doubted: z.boolean().describe('a page has found none, though no language lacks one: it may be fine as it is'),
    version: z.number().int().describe('goes back with the change'),
  })
  .meta({ id: 'ConsoleTranslation' });
export type ConsoleTranslation = z.infer<typeof consoleTranslation>;
