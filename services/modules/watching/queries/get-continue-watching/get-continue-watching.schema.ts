import { z } from 'zod';
import { localName } from '#modules/catalogue/contract/post-card.ts';
import { queryBody } from '#platform/http/request-schema.ts';

export const continueWatchingRequest = queryBody({});

const continueCard = z
  .object({
    post_id: z.number().int(),
    post_type: z.union([z.literal(1), z.literal(2)]).describe('1 movie, 2 series'),
    slug: z.string(),
    name: localName,
    release_year: z.number().int(),
    cover_path: z.string(),
    tint: z.string(),
    file_id: z.number().int().describe('the file to go on with'),
    season: z.number().int().nullable(),
    episode: z.number().int().nullable(),
    position: z.number().int().describe('seconds; 0 where the next episode begins'),
    duration: z.number().int().describe('seconds'),
    watched_at: z.iso.datetime().describe('when something of it was watched last'),
  })
  .meta({ id: 'ContinueCard' });
export type ContinueCard = z.infer<typeof continueCard>;

export const continueWatching = z.object({ cards: z.array(continueCard).describe('the newest first') });
export type ContinueWatching = z.infer<typeof continueWatching>;
