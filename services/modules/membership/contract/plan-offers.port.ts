import type { EntityManager } from 'typeorm';
import type { EntryUnit } from './membership.events.ts';

/** Banks take no less at a time. */
export const MIN_PRICE_RIALS = 1_000;

export const PURCHASABLE_PLAN = { free: 1, days: 2, volume: 3 } as const;

/** One thing that can be bought. */
export interface PlanOffer {
  id: number;
  planId: number;
  /** Rials. */
  price: number;
  /** Days or bytes. */
  size: number;
}

/** What is for sale, for modules that sell it. */
export abstract class PlanOffers {
  /** @param offerId null for the plan's first offer. @returns null when it is not for sale, or not of that plan. */
  abstract find(manager: EntityManager, planId: number, offerId: number | null): Promise<PlanOffer | null>;
}

export function unitOf(planId: number): EntryUnit {
  return planId === PURCHASABLE_PLAN.volume ? 'bytes' : 'days';
}
