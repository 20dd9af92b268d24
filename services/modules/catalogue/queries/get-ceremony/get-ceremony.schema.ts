import { z } from 'zod';
import { requestBody, slugText } from '#platform/http/request-schema.ts';
import { localName, postCard } from '../../contract/post-card.ts';

export const getCeremonyRequest = requestBody({ slug: slugText.describe('`oscar-1998`; `oscar` is the latest') });
export type GetCeremonyRequest = z.infer<typeof getCeremonyRequest>;

const nomination = z.object({
  won: z.boolean(),
  people: z.array(z.object({ slug: z.string(), name: localName })),
  post: postCard,
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
