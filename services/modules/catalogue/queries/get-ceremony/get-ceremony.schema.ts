import { z } from 'zod';
import { queryBody, slugText } from '#platform/http/request-schema.ts';
import { localName, postCard } from '../../contract/post-card.ts';

export const getCeremonyRequest = queryBody({ slug: slugText.describe('`oscar-1998`; `oscar` is the latest') });
export type GetCeremonyRequest = z.infer<typeof getCeremonyRequest>;

const film = z
  .object({
    name: localName.nullable().describe('null where only people are honoured'),
    post_type: z.union([z.literal(1), z.literal(2)]).nullable(),
    film_id: z.string().nullable().describe('its id in a film database, where that is known'),
  })
  .meta({ id: 'NominatedFilm' });

const nomination = z.object({
  won: z.boolean(),
  people: z.array(
    z.object({
      id: z.number().int().nullable(),
      slug: z.string().nullable().describe('null where the site has no page of them'),
      name: localName,
    }),
  ),
  post: postCard.nullable().describe('null where the site does not have it'),
  film: film.nullable().describe('what the ceremony names, where there is no post'),
});

const ceremony = z
  .object({
    type: z.number().int().min(1).max(3).describe('1 Oscar, 2 Golden Globe, 3 Bafta'),
    year: z.number().int().describe('in which it was held'),
    slug: z.string(),
    previous: z.string().nullable().describe('the slug of the one before'),
    next: z.string().nullable(),
    awards: z.array(z.object({ title: z.string(), nominations: z.array(nomination).describe('winners first') })),
  })
  .meta({ id: 'Ceremony' });

export const ceremonyAnswer = z.object({ ceremony });
