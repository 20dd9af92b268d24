import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';
import { plan } from '../list-plans/list-plans.schema.ts';

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
