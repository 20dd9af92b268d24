import { outcomeOf, paymentPath, reasonKey, verdictKey } from './outcome.ts';

const reference = '0123456789abcdef0123456789abcdef';

describe('the outcome of a payment', () => {
  it('is unknown until the bank has said something', () => {
    expect([outcomeOf('created'), outcomeOf('pending')]).toEqual(['waiting', 'waiting']);
  });

  it('speaks of no payment where nothing was to pay', () => {
    expect(verdictKey({ state: 'paid', amount: 0 })).toBe('payment.free');
    expect(verdictKey({ state: 'paid', amount: 390_000 })).toBe('payment.paid');
    expect(verdictKey({ state: 'reversed', amount: 390_000 })).toBe('payment.returned');
    expect(verdictKey({ state: 'reversed', amount: 0 })).toBe('payment.undone');
    expect(reasonKey({ state: 'reversed', amount: 0, code: 'by_staff' })).toBe('payment.undone.text');
  });

  it.each([
    ['failed', 'cancelled', 'code.cancelled'],
    ['reversing', 'amount_mismatch', 'code.amount_mismatch'],
    ['reversed', 'coupon_exhausted', 'code.coupon_exhausted'],
    ['reversed', 'by_staff', 'payment.returned.text'],
    ['reversing', 'by_staff', 'payment.returning.by_staff'],
    ['reversal_refused', 'by_staff', 'payment.stuck.text'],
    ['reversal_refused', 'amount_mismatch', 'payment.stuck.text'],
    ['paid', null, 'payment.paid.text'],
  ] as const)('says why it is %s: %s', (state, code, key) => {
    expect(reasonKey({ state, code, amount: 390_000 })).toBe(key);
  });

  it('leads to the page of its kind', () => {
    expect(paymentPath({ state: 'paid', code: null, reference })).toBe(`/payment/success/${reference}`);
    expect(paymentPath({ state: 'failed', code: 'cancelled', reference })).toBe(
      `/payment/error/cancelled/${reference}`,
    );
    expect(paymentPath({ state: 'reversed', code: null, reference })).toBe(`/payment/error/reversed/${reference}`);
  });
});
