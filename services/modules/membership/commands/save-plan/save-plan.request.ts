import { z } from 'zod';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { PURCHASABLE_PLAN } from '../../events/plan-offers.port.js';
import { MOST_BYTES, MOST_DAYS, TOO_MANY_DAYS } from '../membership-limits.js';

/** A thousand million tomans; far above any plan. */
const HIGHEST_PRICE = 10_000_000_000;

const name = z.string().trim().min(1).max(80);
const facts = {
  name: z.strictObject({ fa: name, en: name }),
  price: z.number().int().min(0).max(HIGHEST_PRICE).describe('rials'),
  size: z.number().int().min(1).max(MOST_BYTES).describe('days or bytes'),
  active: z.boolean().default(true),
  sort: z.number().int().min(0).max(10_000).default(100),
};

export const addPlanRequest = requestBody({
  planId: z.union([z.literal(PURCHASABLE_PLAN.days), z.literal(PURCHASABLE_PLAN.volume)]),
  ...facts,
}).refine(({ planId, size }) => planId !== PURCHASABLE_PLAN.days || size <= MOST_DAYS, {
  path: ['size'],
  message: TOO_MANY_DAYS,
});
export type AddPlanRequest = z.infer<typeof addPlanRequest>;

export const revisePlanRequest = requestBody({
  id: entityId,
  version: entityId.describe('the version that was seen'),
  ...facts,
});
export type RevisePlanRequest = z.infer<typeof revisePlanRequest>;

export const savePlanAnswer = z
  .object({ status: z.literal(1), id: z.number().int(), version: z.number().int() })
  .meta({ id: 'SavePlanAnswer' });
