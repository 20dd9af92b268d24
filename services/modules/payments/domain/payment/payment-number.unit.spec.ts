import { paymentNumber, referencesOfNumber } from './payment-number.ts';

const REFERENCE = '0123456789abcdef0123456789abcdef';

describe('the number of a payment', () => {
  it('is short, in groups, and the same every time', () => {
    expect(paymentNumber(REFERENCE)).toBe('04HM-ASW9');
    expect(paymentNumber('f'.repeat(32))).toBe('ZZZZ-ZZZZ');
    expect(paymentNumber('0'.repeat(32))).toBe('0000-0000');
  });

  it.each(['04HM-ASW9', '04hm asw9', '04hmasw9', 'o4HM–ASW9', '\u206604HM-ASW9\u2069'])(
    'leads back to the reference, typed as %j',
    (typed) => {
      const found = referencesOfNumber(typed);
      expect(found && found.first <= REFERENCE && REFERENCE <= found.last).toBe(true);
      expect(found?.first.slice(0, 10)).toBe(REFERENCE.slice(0, 10));
    },
  );

  it.each(['', 'sara', '04HM-ASW', '04HM-ASW99', '04HM-ASWU', REFERENCE])('is not %j', (typed) => {
    expect(referencesOfNumber(typed)).toBeNull();
  });
});
