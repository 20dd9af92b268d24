import { unitPrice } from './offer-price.ts';

describe('unitPrice', () => {
  it('is for a day, in whole tomans', () => {
    expect(unitPrice({ planId: 2, price: 490_000, size: 30 })).toBe(16_330);
  });

  it('is for a gibibyte', () => {
    expect(unitPrice({ planId: 3, price: 790_000, size: 50 * 1024 ** 3 })).toBe(15_800);
  });
});
