import { z } from 'zod';
import { sentMoment } from '#platform/http/sent-dates.ts';
import type { CouponBounds } from '../domain/coupons/coupon-bounds.ts';

const limit = z.number().int().min(1).max(1_000_000);
export const couponMoment = sentMoment({ offset: true });

/** What of a coupon can be changed later, too. */
export const couponBounds = {
  total_limit: limit.nullish().describe('uses of each coupon in all'),
  user_limit: limit.default(1).describe('uses by one user'),
  valid_until: couponMoment.nullish(),
  note: z.string().trim().max(300).nullish(),
};

export const momentOf = (moment: string | null | undefined) => (moment ? new Date(moment) : null);

export function boundsOf(request: z.output<z.ZodObject<typeof couponBounds>>): CouponBounds {
  return {
    totalLimit: request.total_limit ?? null,
    userLimit: request.user_limit,
    validUntil: momentOf(request.valid_until),
    note: request.note || null,
  };
}
