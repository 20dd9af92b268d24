import { z } from 'zod';
import { postCard } from '#modules/catalogue/contract/post-card.ts';
import { queryBody } from '#platform/http/request-schema.ts';

export const getBoxOfficeRequest = queryBody({});

export const boxOffice = z.object({
  as_of: z.iso.date().nullable().describe('the day on which the figures were true; null while there are none'),
  posts: z.array(z.object({ post: postCard, gross: z.number().describe('million US dollars, worldwide') })),
});
export type BoxOffice = z.infer<typeof boxOffice>;
