import { z } from 'zod';
import { localName } from '../../contract/post-card.ts';

const season = z
  .object({
    number: z.number().int(),
    year: z.number().int().nullable(),
    count: z.number().int().describe('how many episodes it has'),
    episodes: z.array(
      z.object({
        number: z.number().int(),
        name: z.object({ fa: z.string().nullable(), en: z.string().nullable() }),
        air_date: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ConsoleSeason' });

export const consoleSeasons = z
  .object({
    id: z.number().int(),
    version: z.number().int().describe('of the title; goes back with the change'),
    slug: z.string(),
    name: localName,
    seasons: z.array(season),
  })
  .meta({ id: 'ConsoleSeasons' });
export type ConsoleSeasons = z.infer<typeof consoleSeasons>;
