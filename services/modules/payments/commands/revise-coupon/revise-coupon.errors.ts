import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownCoupon extends DomainError {
  constructor() {
    super('unknown_coupon', 'There is no such coupon', { httpStatus: 404 });
  }
}

export class CouponVersionConflict extends DomainError {
  constructor() {
    super('version_conflict', 'This coupon has changed since you saw it', { httpStatus: 409 });
  }
}
