import { PURCHASABLE_PLAN } from '../contract/plan-offers.port.ts';
import { MAX_DAYS } from './membership-limits.ts';
import { changedFacts, lastsTooLong } from './plan.ts';

const facts = { name: { fa: 'ماهانه', en: 'A month' }, price: 150_000, size: 30, active: true, sort: 1 };

describe('a changed plan', () => {
  it('is what staff says', () => {
    expect(changedFacts(PURCHASABLE_PLAN.days, facts)).toEqual(facts);
    expect(changedFacts(PURCHASABLE_PLAN.volume, facts)).toEqual(facts);
  });

  it('costs and gives nothing when it is the free one', () => {
    expect(changedFacts(PURCHASABLE_PLAN.free, facts)).toEqual({ ...facts, price: 0, size: 0 });
  });
});

describe('a plan', () => {
  it('by days has a longest length, one by volume has not', () => {
    expect(lastsTooLong(PURCHASABLE_PLAN.days, MAX_DAYS)).toBe(false);
    expect(lastsTooLong(PURCHASABLE_PLAN.days, MAX_DAYS + 1)).toBe(true);
    expect(lastsTooLong(PURCHASABLE_PLAN.volume, MAX_DAYS + 1)).toBe(false);
  });
});
