import { z } from 'zod';
import { genre } from '../../contract/genres/genre.events.ts';

export const consoleGenres = z
  .object({
    version: z.number().int().describe('goes back with the change; 0 before the first'),
    own_order: z.boolean().describe('whether menus have this order; the fullest genre comes first otherwise'),
    genres: z
      .array(
        genre.extend({ posts_count: z.number().int().describe('movies and series, also those that are withdrawn') }),
      )
      .describe('in their order'),
    merged: z
      .array(
        z.object({ slug: z.string(), into: z.string(), posts_count: z.number().int().describe('still to follow') }),
      )
      .describe('genres that are no more, and which have taken their place'),
  })
  .meta({ id: 'ConsoleGenres' });
export type ConsoleGenres = z.infer<typeof consoleGenres>;
