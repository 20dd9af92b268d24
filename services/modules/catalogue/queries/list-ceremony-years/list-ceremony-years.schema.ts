import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { askedCeremony } from '../post-list.schema.ts';

export const listCeremonyYearsRequest = queryBody({ type: askedCeremony });
export type ListCeremonyYearsRequest = z.infer<typeof listCeremonyYearsRequest>;

export const ceremonyYearsAnswer = z.object({
  years: z.array(
    z.object({ year: z.number().int(), slug: z.string(), nominations: z.number().int(), winners: z.number().int() }),
  ),
});
