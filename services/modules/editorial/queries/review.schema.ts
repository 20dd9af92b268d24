import { z } from 'zod';
import { localText, postCard } from '#modules/catalogue/contract/post-card.ts';

/** A review as lists show it; what it says stands on the page of its title. */
export const reviewCard = z
  .object({
    id: z.number().int(),
    post: postCard,
    title: localText,
    lead: localText,
    score: z.number().int().describe('1–10'),
    author: z.string().nullable().describe('null for what comes with the site'),
    published_at: z.iso.datetime(),
  })
  .meta({ id: 'ReviewCard' });
export type ReviewCard = z.infer<typeof reviewCard>;

export const reviewOrderField = z.enum(['published_at', 'score', 'release_year']);
