import { z } from 'zod';
import { listQuery } from '../../../../platform/http/list-query.js';

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

export const consolePlan = plan
  .extend({ active: z.boolean(), sort: z.number().int(), version: z.number().int() })
  .meta({ id: 'ConsolePlan' });
export type ConsolePlan = z.infer<typeof consolePlan>;

export const listConsolePlans = listQuery({
  fields: ['sort', 'id', 'price', 'size', 'planId'],
  sort: ['sort', 'ASC'],
  filter: { planId: z.number().int().min(1).max(3).optional(), active: z.boolean().optional() },
});
export type ListConsolePlans = z.output<typeof listConsolePlans>;
