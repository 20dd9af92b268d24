import { MINUTE_MS } from '#platform/kernel/time/durations.ts';
import { type GatewayName, paymentOrdered } from '../../contract/payments.events.ts';
import { about, type Payment } from '../payment/payment-record.ts';

/** The buyer has 20 minutes at the bank, which then waits 30 minutes for the verification; 5 for clocks that differ. */
const PAYMENT_LIFETIME_MS = 55 * MINUTE_MS;
/** A token that does not come within this time belongs to nobody. */
const TOKEN_TIMEOUT_MS = 120_000;

interface Checkout {
  /** Random, of 32 digits. */
  reference: string;
  userId: number;
  /** Price in rials, size in days or bytes. */
  offer: { id: number; planId: number; price: number; size: number };
  couponId: number | null;
  atRegistration: boolean;
  /** Rials. */
  discount: number;
  gateway: GatewayName;
  now: Date;
}

/** An order as it begins, its amounts frozen. It is there before the bank is asked; what costs nothing needs no bank. */
export function startCheckout(checkout: Checkout): Omit<Payment, 'id'> {
  const { reference, userId, offer, couponId, atRegistration, discount, gateway, now } = checkout;
  const { id: offerId, planId, price, size } = offer;
  const amount = price - discount;
  const isFree = amount === 0;
  return {
    version: 1,
    reference,
    userId,
    planId,
    offerId,
    size,
    price,
    discount,
    amount,
    couponId,
    atRegistration,
    gateway: isFree ? 'none' : gateway,
    state: 'created',
    code: null,
    token: null,
    bankReference: null,
    card: null,
    taken: null,
    createdAt: now,
    deadlineAt: new Date(now.getTime() + PAYMENT_LIFETIME_MS),
    paidAt: null,
    nextCheckAt: isFree ? null : new Date(now.getTime() + TOKEN_TIMEOUT_MS),
  };
}

/** The first event of a payment's stream. */
export function checkoutStarted(payment: Payment, couponCode: string | null) {
  const { planId, offerId, size, price, discount, amount, couponId, gateway, deadlineAt } = payment;
  const order = { planId, offerId, size, price, discount, amount, couponId, couponCode, gateway };
  return paymentOrdered({ ...about(payment), ...order, deadlineAt: deadlineAt.toISOString() });
}
