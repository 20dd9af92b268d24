import { z } from 'zod';

/** What finds titles and people, and where it is. */
export const searchVariables = {
  SEARCH_ENGINE: z.enum(['postgres', 'meilisearch']).default('postgres'),
  MEILISEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEILISEARCH_KEY: z.string().optional(),
  /** Begins the names of its indexes: several sites may share a server. */
  MEILISEARCH_PREFIX: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'only lower-case letters, digits and single dashes')
    .default('parde'),
};

type SearchVariables = z.output<z.ZodObject<typeof searchVariables>>;

export function searchSettings(env: SearchVariables) {
  return { url: env.MEILISEARCH_URL, key: env.MEILISEARCH_KEY, prefix: env.MEILISEARCH_PREFIX };
}

/** What is wrong with the settings where Meilisearch is used. */
export function searchErrors({ url }: ReturnType<typeof searchSettings>): string[] {
  return url ? [] : ['MEILISEARCH_URL: not set, but SEARCH_ENGINE is meilisearch'];
}
