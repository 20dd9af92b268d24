import type { Plan } from '../../../api/types.ts';

/** The purchasable plans (features A): 1 free, 2 days, 3 volume. */
export const FREE_PLAN = 1;
export const PAID_PLANS = [
  { id: 2, name: 'days' },
  { id: 3, name: 'volume' },
] as const;

export interface PlanChoice {
  planId: number;
  /** Which of the plan's offers; null for the free plan. */
  offer: Plan | null;
}

export const FREE: PlanChoice = { planId: FREE_PLAN, offer: null };

/**
 * A choice as it is for sale now: one that was made before a reload may cost something else, or be gone.
 * @param wanted the offer that was chosen before there was an account to choose it for.
 */
export function choiceAmong(
  plans: readonly Plan[],
  { planId, offer }: PlanChoice,
  wanted: number | null = null,
): PlanChoice {
  if (!offer) return choiceOf(plans.find(({ id }) => id === wanted));
  const now = plans.find(({ id }) => id === offer.id) ?? cheapestOf(plans, planId);
  return now ? { planId, offer: now } : FREE;
}

function choiceOf(offer: Plan | undefined): PlanChoice {
  return offer && offer.planId !== FREE_PLAN ? { planId: offer.planId, offer } : FREE;
}

/** The plan that is chosen first shows its cheapest offer. */
export function cheapestOf(plans: readonly Plan[], planId: number): Plan | null {
  const offers = plans.filter((plan) => plan.planId === planId);
  return offers.reduce<Plan | null>((best, plan) => (best && best.price <= plan.price ? best : plan), null);
}
