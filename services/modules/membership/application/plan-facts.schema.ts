import { z } from 'zod';
import { MIN_PRICE_RIALS } from '../contract/plan-offers.port.ts';
import { MAX_BYTES } from '../domain/membership-limits.ts';

/** A thousand million tomans, far above any plan. */
const MAX_PRICE_RIALS = 10_000_000_000;

const name = z.string().trim().min(1).max(80);

/** What staff says of a plan, new or changed. */
export const planFacts = {
  name: z.strictObject({ fa: name, en: name }),
  price: z
    .number()
    .int()
    .min(0)
    .max(MAX_PRICE_RIALS)
    .refine(
      (price) => price === 0 || price >= MIN_PRICE_RIALS,
      'A price is 0 or at least 1,000 rials: banks take no less',
    )
    .describe('rials; 0, or what banks take at least'),
  size: z.number().int().min(1).max(MAX_BYTES).describe('days or bytes'),
  active: z.boolean().default(true),
  sort: z.number().int().min(0).max(10_000).default(100),
};

export const savedPlan = z
  .object({ status: z.literal(1), id: z.number().int(), version: z.number().int() })
  .meta({ id: 'SavePlanAnswer' });
export type SavedPlanAnswer = z.infer<typeof savedPlan>;
export type SavedPlan = Omit<SavedPlanAnswer, 'status'>;
