import { z } from 'zod';
import { localName, localText, personRef } from '#modules/catalogue/contract/post-card.ts';
import { listQuery, searchText } from '#platform/http/list-query.ts';

export const listConsolePeopleRequest = listQuery({
  fields: ['name', 'posts_count', 'birthday', 'id'],
  sort: ['name', 'ASC'],
  filter: { q: searchText.optional() },
});
export type ListConsolePeopleRequest = z.output<typeof listConsolePeopleRequest>;

export const consolePerson = z
  .object({
    ...personRef.shape,
    professions: z.array(z.number().int().min(1).max(4)).describe('1 actor, 2 actress, 3 director, 4 writer'),
    birthday: z.iso.date().nullable(),
    death_year: z.number().int().nullable(),
    age: z.number().int().nullable().describe('of who lives'),
    birth_place: localName.nullable(),
    biography: localText.nullable(),
    awards_count: z.tuple([z.number().int(), z.number().int()]).describe('nominations, wins'),
    posts_count: z.number().int(),
    movies_count: z.number().int(),
    serials_count: z.number().int(),
  })
  .meta({ id: 'ConsolePerson' });
export type ConsolePerson = z.infer<typeof consolePerson>;
