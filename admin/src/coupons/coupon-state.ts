import type { ConsoleCoupon } from '../api/types.ts';

export type CouponState = 'live' | 'disabled' | 'spent' | 'early' | 'late';

type Rules = Pick<ConsoleCoupon, 'disabled' | 'total_limit' | 'used' | 'valid_from' | 'valid_until'>;

/** Whether a coupon can be used now, and why not; judged as the server does at the order. */
export function couponState(coupon: Rules, now = Date.now()): CouponState {
  const { disabled, total_limit: limit, used, valid_from: from, valid_until: until } = coupon;
  if (disabled) return 'disabled';
  if (until !== null && now >= Date.parse(until)) return 'late';
  if (limit !== null && used >= limit) return 'spent';
  if (from !== null && now < Date.parse(from)) return 'early';
  return 'live';
}
