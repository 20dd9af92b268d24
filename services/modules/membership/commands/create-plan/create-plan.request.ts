import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { planFacts } from '../../application/plan-facts.schema.ts';
import { PURCHASABLE_PLAN } from '../../contract/plan-offers.port.ts';
import { TOO_MANY_DAYS } from '../../domain/membership-limits.ts';
import { lastsTooLong } from '../../domain/plan.ts';

export const createPlanRequest = requestBody({
  planId: z.union([z.literal(PURCHASABLE_PLAN.days), z.literal(PURCHASABLE_PLAN.volume)]),
  ...planFacts,
}).refine(({ planId, size }) => !lastsTooLong(planId, size), { path: ['size'], message: TOO_MANY_DAYS });
export type CreatePlanRequest = z.infer<typeof createPlanRequest>;
