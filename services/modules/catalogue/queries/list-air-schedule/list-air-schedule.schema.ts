import { z } from 'zod';
import { listQuery, searchText } from '#platform/http/list-query.ts';
import { localName } from '../../contract/post-card.ts';

export const listAirSchedule = listQuery({
  fields: ['air_weekday', 'popularity', 'id'],
  sort: ['air_weekday', 'ASC'],
  filter: {
    q: searchText.optional(),
    air_weekday: z.coerce.number().int().min(1).max(7).optional(),
  },
});
export type ListAirScheduleRequest = z.output<typeof listAirSchedule>;

export const airedSeries = z
  .object({
    id: z.number().int(),
    version: z.number().int().describe('of the title; goes back with the change'),
    name: localName,
    channel: z.string().nullable(),
    air_weekday: z.number().int().nullable().describe('1 Saturday … 7 Friday'),
    air_time: z.string().nullable().describe('`21:30`, of Tehran'),
  })
  .meta({ id: 'AiredSeries' });
export type AiredSeries = z.infer<typeof airedSeries>;
