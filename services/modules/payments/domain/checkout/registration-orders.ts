import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { DAY_MS, MINUTE_MS } from '#platform/kernel/time/durations.ts';
import type { Payment } from '../payment/payment-record.ts';

/** So long what a registration was told holds, and its plan can be paid without a log-in; the registration itself lapses then. */
const PRICE_LIFETIME_MS = DAY_MS;
/** The bank's page of an order is closed by then. */
const BANK_PAGE_LIFETIME_MS = 20 * MINUTE_MS;

export class PriceEnded extends DomainError {
  constructor() {
    const message = 'The price of your registration has ended: please log in and choose the plan again';
    super('price_ended', message, { httpStatus: 409 });
  }
}

export class OrderOpen extends DomainError {
  constructor() {
    const message = 'Another order of your registration is open at the bank: please finish or cancel it there first';
    super('order_open', message, { httpStatus: 409 });
  }
}

export function isPriceCurrent({ openedAt }: { openedAt: Date }, now: Date): boolean {
  return now.getTime() - openedAt.getTime() < PRICE_LIFETIME_MS;
}

type Terms = Pick<Payment, 'planId' | 'offerId' | 'amount' | 'couponId' | 'gateway'>;

/**
 * What becomes of a registration's open order when its buyer asks for one: the same again is the same order, and what lies
 * longer than a bank waits is given up. @throws OrderOpen
 */
export function openOrderFor(open: Terms & Pick<Payment, 'createdAt'>, wanted: Terms, now: Date): 'same' | 'given up' {
  if (now.getTime() - open.createdAt.getTime() >= BANK_PAGE_LIFETIME_MS) return 'given up';
  const terms = ['planId', 'offerId', 'amount', 'couponId', 'gateway'] as const;
  if (terms.some((term) => open[term] !== wanted[term])) throw new OrderOpen();
  return 'same';
}
