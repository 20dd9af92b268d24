import { z } from 'zod';
import { localName, localText, personRef } from '#modules/catalogue/contract/post-card.ts';
import { queryBody } from '#platform/http/request-schema.ts';

export const personRequest = queryBody({});

const person = z
  .object({
    ...personRef.shape,
    professions: z.array(z.number().int().min(1).max(4)).describe('1 actor, 2 actress, 3 director, 4 writer'),
    birthday: z.string().nullable(),
    death_year: z.number().int().nullable(),
    age: z.number().int().nullable().describe('of who lives'),
    birth_place: localName.nullable(),
    biography: localText.nullable(),
    awards_count: z.tuple([z.number().int(), z.number().int()]).describe('nominations, wins'),
    avatar: z.string().describe('the same as avatar_path, as specification §3 names it'),
    awardsCount: z
      .tuple([z.number().int(), z.number().int()])
      .describe('the same as awards_count, as specification §3 names it'),
    movies_count: z.number().int(),
    serials_count: z.number().int(),
  })
  .meta({ id: 'Person' });

export const personAnswer = z.object({ person });
