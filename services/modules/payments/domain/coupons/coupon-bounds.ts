import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import type { CouponTerms } from './coupon-rules.ts';

/** How often and how long a coupon can be used, and what the staff has noted of it. */
export interface CouponBounds extends Pick<CouponTerms, 'totalLimit' | 'userLimit' | 'validUntil'> {
  note: string | null;
}

class CouponIsDisabled extends DomainError {
  constructor() {
    super('coupon_disabled', 'This coupon is disabled, which cannot be undone', { httpStatus: 409 });
  }
}

class WrongBounds extends DomainError {
  constructor(field: 'total_limit' | 'valid_until', message: string) {
    super('wrong_coupon_bounds', 'Please check the marked fields', { errors: { [field]: [message] } });
  }
}

export function sameBounds({ totalLimit, userLimit, validUntil, note }: CouponBounds, bounds: CouponBounds): boolean {
  return isDeepStrictEqual({ totalLimit, userLimit, validUntil, note }, bounds);
}

/**
 * What has been used stays used, and an end that has passed stays so until it is put off.
 * @throws CouponIsDisabled, WrongBounds
 */
export function checkBounds(coupon: CouponTerms, { totalLimit, validUntil }: CouponBounds, now: Date): void {
  if (coupon.disabledAt) throw new CouponIsDisabled();
  if (totalLimit !== null && totalLimit < coupon.used) {
    throw new WrongBounds('total_limit', 'It has been used more often already');
  }
  if (validUntil?.getTime() !== coupon.validUntil?.getTime()) checkEnd(validUntil, coupon.validFrom, now);
}

/** @throws WrongBounds */
export function checkEnd(validUntil: Date | null, validFrom: Date | null, now: Date): void {
  if (!validUntil) return;
  if (validFrom && validUntil <= validFrom) throw new WrongBounds('valid_until', 'The end must be after the beginning');
  if (validUntil <= now) throw new WrongBounds('valid_until', 'The end must lie ahead');
}
