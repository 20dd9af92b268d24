import { z } from 'zod';
import { requestBody } from '../../../platform/http/request-schema.js';
import { genreRef, postCard } from '../../catalogue/events/post-card.js';

export const blockRequest = requestBody({});
export const genresRequest = requestBody({ type: z.union([z.literal(1), z.literal(2)]).default(1) });
export type GenresRequest = z.infer<typeof genresRequest>;

export const postsAnswer = z.object({ posts: z.array(postCard) });
export const airProgramAnswer = z.object({
  days: z.array(z.object({ weekday: z.number().int().describe('1 Saturday … 7 Friday'), posts: z.array(postCard) })),
});
const count = z.number().int();
export const statsAnswer = z.object({ movies: count, series: count, people: count, files: count, comments: count });
export const genresAnswer = z.object({ genres: z.array(z.object({ ...genreRef.shape, posts_count: count })) });
export const yearsAnswer = z.object({ years: z.array(count) });
