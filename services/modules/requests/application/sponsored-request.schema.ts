import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import type { SponsoredRequest } from './sponsorship.ts';

/** Joining and leaving name the request by its id. */
export const sponsorshipRequest = requestBody({ request_id: entityId });
export type SponsorshipRequest = z.infer<typeof sponsorshipRequest>;

export const sponsoredRequest = z
  .object({
    id: z.number().int(),
    film_id: z.string(),
    state: z.enum(['open', 'accepted', 'refused', 'fulfilled']),
    sponsors: z.number().int().describe('how many wish for it, the caller included'),
  })
  .meta({ id: 'SponsoredRequest' });

export const sponsorshipAnswer = z.object({ status: z.literal(1), request: sponsoredRequest });
export type SponsorshipAnswer = z.infer<typeof sponsorshipAnswer>;

export function sponsored({ requestId: id, filmId: film_id, state, sponsors }: SponsoredRequest) {
  return { id, film_id, state, sponsors };
}
