import { saveReturnPath, takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { forgetOfferOnTheWay, offerOnTheWay } from './offer-on-the-way.ts';

describe('an offer on the way to its order', () => {
  it('is known, and forgotten once it was ordered in another way', () => {
    saveReturnPath('/confirm-order2?offer=3');
    expect(offerOnTheWay()).toBe(3);
    forgetOfferOnTheWay();
    expect(takeReturnPath()).toBe('/');
  });

  it.each(['/premium', '/confirm-order2?offer=x', '/confirm-order'])('is none at %s, which stays', (path) => {
    saveReturnPath(path);
    expect(offerOnTheWay()).toBeNull();
    forgetOfferOnTheWay();
    expect(takeReturnPath()).toBe(path);
  });
});
