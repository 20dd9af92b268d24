import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';
import { ceremonyType } from '../../contract/awards/ceremony-type.ts';

export const listConsoleCeremonies = listQuery({
  fields: ['year', 'nominations_count', 'undecided_count'],
  sort: ['year', 'DESC'],
  filter: { ceremony: z.coerce.number().pipe(ceremonyType).optional() },
});
export type ListConsoleCeremoniesRequest = z.output<typeof listConsoleCeremonies>;

export const consoleCeremony = z
  .object({
    id: z.string().describe('`oscar-1998`'),
    ceremony: ceremonyType,
    year: z.number().int().describe('in which it was held'),
    awards_count: z.number().int(),
    nominations_count: z.number().int(),
    undecided_count: z.number().int().describe('awards that nobody has won'),
  })
  .meta({ id: 'ConsoleCeremony' });
export type ConsoleCeremony = z.infer<typeof consoleCeremony>;
