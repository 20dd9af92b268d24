import { lineOfOffer } from './order-line.ts';

const name = { fa: 'نام', en: 'name' };
const PLANS = [
  { id: 1, planId: 1, name, price: 0, size: 0 },
  { id: 2, planId: 2, name, price: 490_000, size: 30 },
];

describe('lineOfOffer', () => {
  it('is the offer at its price', () => {
    expect(lineOfOffer(PLANS, 2)).toEqual({ planId: 2, offerId: 2, size: 30, price: 490_000 });
  });

  it('is nothing for what is not for sale, and for what costs nothing', () => {
    expect(lineOfOffer(PLANS, 9)).toBeUndefined();
    expect(lineOfOffer(PLANS, 1)).toBeUndefined();
  });
});
