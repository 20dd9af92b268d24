import fc from 'fast-check';
import { type CouponTerms, checkCoupon, discountOf } from './coupon-rules.ts';

const now = new Date('2026-03-21T00:00:00Z');
const coupon: CouponTerms = {
  planId: 2,
  stage: 'update',
  percent: 20,
  fixed: null,
  totalLimit: 5,
  userLimit: 1,
  used: 0,
  validFrom: null,
  validUntil: null,
  disabledAt: null,
};
const use = { planId: 2, stage: 'update' as const, usedByUser: 0, now };
const messageOf = (terms: Partial<CouponTerms> | null, how: Partial<typeof use> | { stage: 'register' } = {}) => {
  try {
    checkCoupon(terms && { ...coupon, ...terms }, { ...use, ...how });
    return 'fine';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a coupon (specification §5)', () => {
  it('is fine for its plan and stage', () => {
    expect(messageOf({})).toBe('fine');
    expect(messageOf({ stage: 'register' }, { stage: 'register' })).toBe('fine');
  });

  it('of a register stage is refused for somebody who exists, and the other way round', () => {
    expect(messageOf({ stage: 'register' })).toBe('This coupon code is only for new users');
    expect(messageOf({}, { stage: 'register' })).toBe('this coupon code is only for extend account');
  });

  it.each<[string, Partial<CouponTerms> | null, object]>([
    ['that nobody knows', null, {}],
    ['of another plan', { planId: 3 }, {}],
    ['of another plan and stage', { planId: 3, stage: 'register' }, {}],
    ['that was disabled', { disabledAt: now }, {}],
    ['before its time', { validFrom: new Date(now.getTime() + 1) }, {}],
    ['from its end on', { validUntil: now }, {}],
    ['used up', { used: 5 }, {}],
    ['used up by this user', {}, { usedByUser: 1 }],
  ])('%s is invalid, always with the same words', (_, terms, how) => {
    expect(messageOf(terms, how)).toBe('Its an invalid coupon code');
  });
});

describe('the discount', () => {
  it('by percent is a whole number of rials', () => {
    expect(discountOf({ percent: 33, fixed: null }, 10_000)).toBe(3_300);
    expect(discountOf({ percent: 33, fixed: null }, 10_001)).toBe(3_300);
    expect(discountOf({ percent: 100, fixed: null }, 490_001)).toBe(490_001);
  });

  it('leaves nothing to pay where no bank would take so little', () => {
    expect(discountOf({ percent: null, fixed: 489_000 }, 490_000)).toBe(489_000);
    expect(discountOf({ percent: null, fixed: 489_001 }, 490_000)).toBe(490_000);
    expect(discountOf({ percent: 99, fixed: null }, 90_000)).toBe(90_000);
  });

  it('is never more than the price, and never below 0', () => {
    const terms = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }), fixed: fc.constant(null) }),
      fc.record({ percent: fc.constant(null), fixed: fc.integer({ min: 1, max: 10_000_000_000 }) }),
    );
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 10_000_000_000 }), (one, price) => {
        const discount = discountOf(one, price);
        expect(Number.isInteger(discount) && discount >= 0 && discount <= price).toBe(true);
      }),
    );
  });
});
