import { type CouponBounds, checkBounds } from './coupon-bounds.ts';
import type { CouponTerms } from './coupon-rules.ts';

const now = new Date('2026-03-21T00:00:00Z');
const day = (date: number) => new Date(Date.UTC(2026, 2, date));
const coupon: CouponTerms = {
  planId: 2,
  stage: 'update',
  percent: 20,
  fixed: null,
  totalLimit: 5,
  userLimit: 1,
  used: 3,
  validFrom: day(10),
  validUntil: day(20),
  disabledAt: null,
};
const bounds: CouponBounds = { totalLimit: 5, userLimit: 1, validUntil: day(20), note: null };

function refusal(change: Partial<CouponBounds>, terms: Partial<CouponTerms> = {}): unknown {
  try {
    checkBounds({ ...coupon, ...terms }, { ...bounds, ...change }, now);
    return 'fine';
  } catch (error) {
    const { code, errors } = error as { code: string; errors?: object };
    return errors ?? code;
  }
}

describe('what may be changed of a coupon', () => {
  it.each<[string, Partial<CouponBounds>]>([
    ['its note, though its end has passed', { note: 'Nowruz' }],
    ['its end, to one that lies ahead', { validUntil: day(22) }],
    ['its end, to none', { validUntil: null }],
    ['its uses, to as many as there were', { totalLimit: 3 }],
    ['its uses, to no limit', { totalLimit: null }],
    ['the uses of each user', { userLimit: 4 }],
  ])('%s', (_, change) => {
    expect(refusal(change)).toBe('fine');
  });

  it('is not less than was used, and no end that has passed or comes before the beginning', () => {
    expect(refusal({ totalLimit: 2 })).toEqual({ total_limit: ['It has been used more often already'] });
    expect(refusal({ validUntil: day(19) })).toEqual({ valid_until: ['The end must lie ahead'] });
    expect(refusal({ validUntil: now })).toEqual({ valid_until: ['The end must lie ahead'] });
    const later = { validFrom: day(25) };
    expect(refusal({ validUntil: day(25) }, later)).toEqual({ valid_until: ['The end must be after the beginning'] });
  });

  it('is nothing of one that is disabled', () => {
    expect(refusal({ note: 'Nowruz' }, { disabledAt: day(1) })).toBe('coupon_disabled');
  });
});
