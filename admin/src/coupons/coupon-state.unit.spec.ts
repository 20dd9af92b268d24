import { couponState } from './coupon-state.ts';

const free = { disabled: false, total_limit: null, used: 0, valid_from: null, valid_until: null };
const noon = Date.parse('2026-03-21T12:00:00Z');

describe('couponState', () => {
  it('says whether a coupon can be used, and why not', () => {
    expect(couponState(free, noon)).toBe('live');
    expect(couponState({ ...free, disabled: true }, noon)).toBe('disabled');
    expect(couponState({ ...free, total_limit: 2, used: 1 }, noon)).toBe('live');
    expect(couponState({ ...free, total_limit: 2, used: 2 }, noon)).toBe('spent');
    expect(couponState({ ...free, valid_from: '2026-03-21T12:00:01Z' }, noon)).toBe('early');
    expect(couponState({ ...free, valid_from: '2026-03-21T12:00:00Z' }, noon)).toBe('live');
    expect(couponState({ ...free, valid_until: '2026-03-21T12:00:00Z' }, noon)).toBe('late');
  });
});
