import { describe, expect, it } from '@jest/globals';
import { outcomeOf, paymentPath } from './outcome';

const reference = '0123456789abcdef0123456789abcdef';

describe('the outcome of a payment', () => {
  it('is unknown until the bank has said something', () => {
    expect([outcomeOf('created'), outcomeOf('pending')]).toEqual(['waiting', 'waiting']);
  });

  it('leads to the page of its kind', () => {
    expect(paymentPath({ state: 'paid', code: null, reference })).toBe(`/payment/success/${reference}`);
    expect(paymentPath({ state: 'failed', code: 'cancelled', reference })).toBe(
      `/payment/error/cancelled/${reference}`,
    );
    expect(paymentPath({ state: 'reversed', code: null, reference })).toBe(`/payment/error/reversed/${reference}`);
  });
});
