import { comparedWith, savingPercent } from './saving.ts';

const days = (size: number, price: number) => ({ id: size, planId: 2, size, price });
const volume = (size: number, price: number) => ({ id: size, planId: 3, size, price });
const SOLD = [days(90, 1_290_000), days(30, 490_000), days(7, 150_000), days(365, 3_990_000)];

describe('what a plan saves', () => {
  it('is measured by the month, and by the smallest volume', () => {
    expect(comparedWith(SOLD)?.size).toBe(30);
    expect(comparedWith([days(180, 10), days(90, 7)])?.size).toBe(90);
    expect(comparedWith([volume(50, 10), volume(20, 5)])?.size).toBe(20);
    expect(comparedWith([])).toBeUndefined();
  });

  it('is never more than it is', () => {
    expect(savingPercent(days(90, 1_290_000), SOLD)).toBe(12);
    expect(savingPercent(days(365, 3_990_000), SOLD)).toBe(33);
    expect(savingPercent(volume(50, 790_000), [volume(20, 390_000), volume(50, 790_000)])).toBe(18);
  });

  it.each([
    ['the month itself', days(30, 490_000)],
    ['what costs more a day', days(7, 150_000)],
    ['what costs as much', days(60, 980_000)],
  ])('is nothing for %s', (_what, offer) => {
    expect(savingPercent(offer, [...SOLD, offer])).toBeNull();
  });
});
