import fc from 'fast-check';
import { CURRENT_PLAN, derivePlan } from './current-plan.ts';

const now = new Date('2026-03-21T00:00:00Z');
const bytes = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const dates = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') });

describe('the current plan (specification §4)', () => {
  it('is by volume whenever some is left, whatever the days', () => {
    fc.assert(
      fc.property(bytes, fc.option(dates), (bandwidth, vipExpiration) => {
        expect(derivePlan({ bandwidth, vipExpiration }, now)).toBe(CURRENT_PLAN.volume);
      }),
    );
  });

  it('is by days exactly while the expiry lies in the future', () => {
    fc.assert(
      fc.property(dates, (vipExpiration) => {
        const expected = vipExpiration.getTime() > now.getTime() ? CURRENT_PLAN.days : CURRENT_PLAN.none;
        expect(derivePlan({ bandwidth: 0, vipExpiration }, now)).toBe(expected);
      }),
    );
  });

  it('never comes back to days once they are over', () => {
    fc.assert(
      fc.property(dates, dates, dates, (vipExpiration, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const over = derivePlan({ bandwidth: 0, vipExpiration }, earlier) === CURRENT_PLAN.none;
        if (over) expect(derivePlan({ bandwidth: 0, vipExpiration }, later)).toBe(CURRENT_PLAN.none);
      }),
    );
  });

  it('is none for somebody who never had a plan', () => {
    expect(derivePlan({ bandwidth: 0, vipExpiration: null }, now)).toBe(CURRENT_PLAN.none);
  });
});
