import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { askedCeremony } from '../post-list.schema.ts';

export const listAwardTitlesRequest = queryBody({ type: askedCeremony });
export type ListAwardTitlesRequest = z.infer<typeof listAwardTitlesRequest>;

export const awardTitlesAnswer = z.object({
  titles: z.array(
    z.object({
      title: z.string(),
      winners: z.number().int().describe('titles that won it'),
      nominees: z.number().int().describe('titles that were nominated and did not win'),
    }),
  ),
});
