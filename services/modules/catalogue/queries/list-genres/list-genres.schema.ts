import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { genreRef } from '../../contract/post-card.ts';
import { postType } from '../post-list.schema.ts';

export const genresRequest = queryBody({ type: postType.default(1) });
export type GenresRequest = z.infer<typeof genresRequest>;

export const genresAnswer = z.object({
  genres: z.array(
    z.object({ ...genreRef.shape, posts_count: z.number().int(), hidden: z.boolean().describe('not for menus') }),
  ),
});
