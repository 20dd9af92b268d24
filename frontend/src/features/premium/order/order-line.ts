import type { Plan } from '../../../api/types.ts';
import type { RegistrationOrder } from '../../../lib/session/kept/registration-order.ts';

/** The item of an order at the price that was shown. */
export interface OrderLine {
  planId: number;
  offerId: number;
  /** Days or bytes. */
  size: number;
  /** Rials. */
  price: number;
  /** Set for a buyer who has registered and cannot log in yet. */
  userId?: string;
}

export function lineOfRegistration({ planId, offerId, size, price, userId }: RegistrationOrder): OrderLine {
  return { planId, offerId, size, price, userId };
}

/** @returns undefined for an offer that is not for sale (any more). */
export function lineOfOffer(plans: readonly Plan[], offerId: number): OrderLine | undefined {
  const plan = plans.find(({ id, planId }) => id === offerId && planId !== 1);
  return plan && { planId: plan.planId, offerId, size: plan.size, price: plan.price };
}
