import { outcomeOf, paymentPath, verdictKey } from './outcome.ts';

const reference = '0123456789abcdef0123456789abcdef';

describe('the outcome of a payment', () => {
  it('is unknown until the bank has said something', () => {
    expect([outcomeOf('created'), outcomeOf('pending')]).toEqual(['waiting', 'waiting']);
  });

  it('speaks of no payment where nothing was to pay', () => {
    expect(verdictKey({ state: 'paid', amount: 0 })).toBe('payment.free');
    expect(verdictKey({ state: 'paid', amount: 390_000 })).toBe('payment.paid');
    expect(verdictKey({ state: 'reversed', amount: 0 })).toBe('payment.returned');
  });

  it('leads to the page of its kind', () => {
    expect(paymentPath({ state: 'paid', code: null, reference })).toBe(`/payment/success/${reference}`);
    expect(paymentPath({ state: 'failed', code: 'cancelled', reference })).toBe(
      `/payment/error/cancelled/${reference}`,
    );
    expect(paymentPath({ state: 'reversed', code: null, reference })).toBe(`/payment/error/reversed/${reference}`);
  });
});
