import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';

export const plan = z
  .object({
    id: z.number().int().describe('the offer; goes back as offer_id'),
    planId: z.number().int().describe('1 free, 2 days, 3 volume'),
    name: z.object({ fa: z.string(), en: z.string() }),
    price: z.number().int().describe('rials'),
    size: z.number().int().describe('days or bytes'),
  })
  .meta({ id: 'Plan' });
export type PlanAnswer = z.infer<typeof plan>;

export const listPlansRequest = queryBody({});
export type ListPlansRequest = z.infer<typeof listPlansRequest>;
export const plansAnswer = z
  .object({
    plans: z.array(plan),
    gateways: z
      .array(z.object({ id: z.number().int(), name: z.string() }))
      .describe('of the site, the usual one first'),
    window_days: z.number().int().describe('uploads that are not older need an entitlement'),
  })
  .meta({ id: 'PlansAnswer' });
export type PlansAnswer = z.infer<typeof plansAnswer>;
