import { MIN_PRICE_RIALS } from '#modules/membership/contract/plan-offers.port.ts';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import type { CouponStage } from '../../contract/coupons.events.ts';

/** Equal for every reason that would tell a guesser that the code exists (specification §5 has the text). */
export class InvalidCoupon extends DomainError {
  constructor() {
    const message = 'Its an invalid coupon code';
    super('invalid_coupon', message, { errors: { coupon: [message] } });
  }
}

class CouponForNewUsers extends DomainError {
  constructor() {
    const message = 'This coupon code is only for new users';
    super('coupon_for_new_users', message, { errors: { coupon: [message] } });
  }
}

class CouponForExtension extends DomainError {
  constructor() {
    const message = 'this coupon code is only for extend account';
    super('coupon_for_extension', message, { errors: { coupon: [message] } });
  }
}

export class CouponCodeTaken extends DomainError {
  constructor() {
    super('coupon_code_taken', 'Please check the marked fields', {
      errors: { code: ['Another coupon has this code'] },
    });
  }
}

export interface CouponTerms {
  planId: number;
  stage: CouponStage;
  percent: number | null;
  /** Rials. */
  fixed: number | null;
  totalLimit: number | null;
  userLimit: number;
  used: number;
  validFrom: Date | null;
  validUntil: Date | null;
  disabledAt: Date | null;
}

interface CouponUse {
  /** Null when no plan has been chosen yet. */
  planId: number | null;
  stage: CouponStage;
  /** How often this user has used it. */
  usedByUser: number;
  now: Date;
}

/**
 * Whether a coupon may be used, as far as can be said before the payment; its limits are settled by the database then.
 * @throws InvalidCoupon, CouponForNewUsers, CouponForExtension
 */
export function checkCoupon(coupon: CouponTerms | null, { planId, stage, usedByUser, now }: CouponUse): CouponTerms {
  if (!coupon) throw new InvalidCoupon();
  const early = coupon.validFrom !== null && now < coupon.validFrom;
  const late = coupon.validUntil !== null && now >= coupon.validUntil;
  const spent = coupon.totalLimit !== null && coupon.used >= coupon.totalLimit;
  const otherPlan = planId !== null && coupon.planId !== planId;
  if (coupon.disabledAt || early || late || spent || otherPlan) throw new InvalidCoupon();
  if (usedByUser >= coupon.userLimit) throw new InvalidCoupon();
  if (coupon.stage === 'register' && stage !== 'register') throw new CouponForNewUsers();
  if (coupon.stage === 'update' && stage !== 'update') throw new CouponForExtension();
  return coupon;
}

/**
 * A percentage gives a whole number, rounded down. What would be left to pay and is too little for any bank is let go.
 * @param price in rials. @returns rials, never more than the price.
 */
export function discountOf({ percent, fixed }: Pick<CouponTerms, 'percent' | 'fixed'>, price: number): number {
  const discount = percent !== null ? Math.floor((price * percent) / 100) : Math.min(fixed ?? 0, price);
  return price - discount < MIN_PRICE_RIALS ? price : discount;
}
