import { z } from 'zod';
import { ceremonyType } from '../../contract/awards/ceremony-type.ts';
import { localName, postCard } from '../../contract/post-card.ts';

const told = z
  .object({
    film: z
      .object({
        name: localName,
        post_type: z.union([z.literal(1), z.literal(2)]),
        year: z.number().int().nullable(),
        film_id: z.string().nullable(),
      })
      .nullable()
      .describe('null where only people are honoured'),
    people: z.array(localName),
  })
  .meta({ id: 'ToldNomination' });

const nomination = z
  .object({
    title_id: z
      .number()
      .int()
      .nullable()
      .describe('of the title whose facts tell it; null where only the ceremony does'),
    version: z.number().int().describe("of the title; goes back with the award's change"),
    won: z.boolean(),
    nominees: z.array(z.object({ id: z.number().int(), slug: z.string(), name: localName })).describe('of the title'),
    post: postCard.nullable().describe('null where the site has no such title'),
    told: told.nullable().describe('what the ceremony tells; goes back whole'),
  })
  .meta({ id: 'ConsoleNomination' });

export const consoleCeremonyDetail = z
  .object({
    id: z.string(),
    ceremony: ceremonyType,
    year: z.number().int(),
    awards: z
      .array(
        z.object({
          title: z.string(),
          version: z.number().int().describe('of what the ceremony tells; 0 where that is nothing'),
          award_id: z.number().int().nullable().describe('by which that has its versions; null where it is nothing'),
          nominations: z.array(nomination).describe('winners first'),
        }),
      )
      .describe('none in a year that nobody has entered yet'),
    known_awards: z.array(z.string()).describe('the names that an award can have'),
  })
  .meta({ id: 'ConsoleCeremonyDetail' });
export type ConsoleCeremonyDetail = z.infer<typeof consoleCeremonyDetail>;
export type ConsoleNomination = z.infer<typeof nomination>;
