import type { Limit } from '#platform/throttling/throttle.ts';

const QUARTER = 900;

/** By address, many people can share one; a code has 73 bits, so a guesser never gets anywhere. */
export const COUPON_BY_ADDRESS: Limit = { name: 'coupon by address', max: 30, seconds: QUARTER };
export const ORDER_BY_ADDRESS: Limit = { name: 'order by address', max: 60, seconds: QUARTER };
export const ORDER_BY_USER: Limit = { name: 'order by user', max: 20, seconds: QUARTER };
/** Retries of one order while the bank is slow; orders themselves are counted once. */
export const BANK_REQUEST_BY_PAYMENT: Limit = { name: 'bank request by payment', max: 10, seconds: QUARTER };
/** Callbacks for nobody: buyers behind one address, whose callbacks are for somebody, are not counted. */
export const STRAY_BY_ADDRESS: Limit = { name: 'stray bank callback by address', max: 30, seconds: QUARTER };
export const CALLBACK_BY_PAYMENT: Limit = { name: 'bank callback by payment', max: 60, seconds: QUARTER };
