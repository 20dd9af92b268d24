import { z } from 'zod';
import { listQuery, searchText } from '#platform/http/list-query.ts';

export const listConsoleTitlesRequest = listQuery({
  fields: ['updated_at', 'created_at', 'release_year', 'rating', 'votes', 'name', 'popularity', 'id'],
  sort: ['updated_at', 'DESC'],
  filter: {
    q: searchText.optional(),
    post_type: z.coerce.number().int().min(1).max(2).optional(),
    genre: z
      .string()
      .max(60)
      .regex(/^[a-z-]+$/)
      .optional(),
    state: z
      .enum(['on_site', 'off_site'])
      .optional()
      .describe('on the site without one; off it are drafts and what is withdrawn'),
  },
});
export type ListConsoleTitlesRequest = z.output<typeof listConsoleTitlesRequest>;
