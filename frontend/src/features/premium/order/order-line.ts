import type { Plan } from '../../../api/types';
import type { RegistrationOrder } from '../../../lib/session/registration-order';

/** What is about to be bought, at the price that was told. */
export interface OrderLine {
  planId: number;
  offerId: number;
  /** Days or bytes. */
  size: number;
  /** Rials. */
  price: number;
  /** Of somebody who has registered and cannot log in yet. */
  userId?: number;
}

export function lineOfRegistration({ planId, offerId, size, price, userId }: RegistrationOrder): OrderLine {
  return { planId, offerId, size, price, userId };
}

/** @returns undefined for an offer that is not for sale (any more). */
export function lineOfOffer(plans: readonly Plan[], offerId: number): OrderLine | undefined {
  const plan = plans.find(({ id, planId }) => id === offerId && planId !== 1);
  return plan && { planId: plan.planId, offerId, size: plan.size, price: plan.price };
}
