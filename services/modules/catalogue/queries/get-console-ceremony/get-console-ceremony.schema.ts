import { z } from 'zod';
import { ceremonyType } from '../../contract/ceremony-type.ts';
import { localName, postCard } from '../../contract/post-card.ts';

const nomination = z
  .object({
    title_id: z.number().int(),
    version: z.number().int().describe("of the title; goes back with the award's change"),
    won: z.boolean(),
    nominees: z.array(z.object({ id: z.number().int(), name: localName })),
    post: postCard.nullable().describe('null while the title is not drawn'),
  })
  .meta({ id: 'ConsoleNomination' });

export const consoleCeremonyDetail = z
  .object({
    id: z.string(),
    ceremony: ceremonyType,
    year: z.number().int(),
    awards: z
      .array(z.object({ title: z.string(), nominations: z.array(nomination).describe('winners first') }))
      .describe('none in a year that nobody has entered yet'),
    known_awards: z.array(z.string()).describe('the names that an award can have'),
  })
  .meta({ id: 'ConsoleCeremonyDetail' });
export type ConsoleCeremonyDetail = z.infer<typeof consoleCeremonyDetail>;
export type ConsoleNomination = z.infer<typeof nomination>;
