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
  },
});
export type ListConsoleTitlesRequest = z.output<typeof listConsoleTitlesRequest>;
