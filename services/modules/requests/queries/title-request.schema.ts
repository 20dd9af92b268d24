import { z } from 'zod';
import { postCard } from '#modules/catalogue/contract/post-card.ts';
import { refusalReason } from '../contract/requests.events.ts';

export const requestState = z.enum(['open', 'accepted', 'refused', 'fulfilled']);

/** A request as members see it. */
export const titleRequest = z
  .object({
    id: z.number().int(),
    film_id: z.string(),
    address: z.string().describe('of its page at the film database'),
    post_type: z.union([z.literal(1), z.literal(2)]).describe('1 movie, 2 series'),
    name: z.string().nullable().describe('as staff has looked it up'),
    release_year: z.number().int().nullable(),
    state: requestState,
    sponsors: z.number().int().describe('how many wish for it'),
    reason: refusalReason.nullable().describe('of a refusal'),
    note: z.string().describe('what staff adds to the answer'),
    made_at: z.iso.datetime(),
    answered_at: z.iso.datetime().nullable(),
    post: postCard.nullable().describe('the title that has come'),
  })
  .meta({ id: 'TitleRequest' });
export type TitleRequest = z.infer<typeof titleRequest>;
