import { PURCHASABLE_PLAN } from '../contract/plan-offers.port.ts';
import { MAX_DAYS } from './membership-limits.ts';

/** What staff decides about a plan. */
export interface PlanFacts {
  name: { fa: string; en: string };
  /** Rials. */
  price: number;
  /** Days or bytes. */
  size: number;
  active: boolean;
  sort: number;
}

export function lastsTooLong(planId: number, size: number): boolean {
  return planId === PURCHASABLE_PLAN.days && size > MAX_DAYS;
}

/** The free plan stays free and gives nothing. */
export function changedFacts(planId: number, facts: PlanFacts): PlanFacts {
  return planId === PURCHASABLE_PLAN.free ? { ...facts, price: 0, size: 0 } : facts;
}
