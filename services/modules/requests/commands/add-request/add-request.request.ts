import { z } from 'zod';
import { openChoices, requestBody, sentChoice } from '#platform/http/request-schema.ts';
import { sponsoredRequest } from '../../application/sponsored-request.schema.ts';

/** Far above any address that means something. */
const MAX_LINK = 2_000;

export const addRequestRequest = openChoices(
  requestBody({
    type: sentChoice([1, 2]).describe('1 movie, 2 series'),
    link: z
      .string('Insert your film-database id of movie or tv series you required')
      .max(MAX_LINK, 'Please insert a proper film-database id')
      .default('')
      .describe('an id of a film database (tt0111161) or the address of a title’s page there, in any digits'),
  }),
);
export type AddRequestRequest = z.infer<typeof addRequestRequest>;

const post = z
  .object({
    id: z.number().int(),
    post_type: z.union([z.literal(1), z.literal(2)]),
    slug: z.string(),
    name: z.object({ fa: z.string().nullable(), en: z.string() }),
    release_year: z.number().int(),
    cover_path: z.string(),
  })
  .meta({ id: 'RequestedPost' });

export const addRequestAnswer = z.object({
  status: z
    .union([z.literal(1), z.literal(2)])
    .describe('1 the member is among those who wish for it, 2 it exists on the site'),
  message: z.string(),
  added: z.boolean().describe('false also where the member has wished for it before'),
  title: z.string().nullable().describe('English name of the title that exists'),
  post: post.nullable().describe('the title that exists'),
  request: sponsoredRequest.nullable(),
});
export type AddRequestAnswer = z.infer<typeof addRequestAnswer>;
