import { ABOUT, FACTS, given, LATER, NOW, PRICE, PROOF } from '../../testing/given-payment.ts';
import { decide, FactRefused } from './payment.ts';

describe('a checkout', () => {
  it('whose token came is pending', () => {
    expect(decide(given('created'), FACTS['token-received'])).toEqual({
      changes: { state: 'pending', token: 'T1', nextCheckAt: LATER },
      events: [{ type: 'payment.sent.v1', data: ABOUT }],
    });
  });

  it('whose token was refused has failed', () => {
    expect(decide(given('created'), FACTS['token-refused'])).toEqual({
      changes: { state: 'failed', code: 'gateway_unavailable' },
      events: [{ type: 'payment.failed.v1', data: { ...ABOUT, code: 'gateway_unavailable', bankCode: '-9' } }],
    });
  });

  it('that costs nothing is paid at once, and booked', () => {
    const free = given('created', { amount: 0, discount: PRICE, gateway: 'none', nextCheckAt: null });
    expect(decide(free, FACTS['nothing-due'])).toEqual({
      changes: { state: 'paid', code: null, paidAt: NOW, nextCheckAt: null },
      events: [{ type: 'payment.paid.v1', data: { ...ABOUT, bankReference: null, card: null, amount: 0 } }],
      posting: {
        kind: 'sale',
        at: NOW,
        lines: [
          { account: 'discounts', debit: PRICE, credit: 0 },
          { account: 'sales', debit: 0, credit: PRICE },
        ],
      },
    });
  });

  it('that costs something never is', () => {
    expect(() => decide(given('created', { amount: 1 }), FACTS['nothing-due'])).toThrow(FactRefused);
  });
});

describe('a callback', () => {
  it.each(['cancelled', 'failed', 'timed_out'] as const)('that says %s is believed for now', (code) => {
    expect(decide(given('pending'), { kind: 'callback-failed', code, bankCode: null })).toEqual({
      changes: { state: 'failed', code },
      events: [{ type: 'payment.failed.v1', data: { ...ABOUT, code, bankCode: null } }],
    });
  });

  it('binds the first reference it comes with, and no other', () => {
    expect(decide(given('pending'), FACTS['callback-returned'])).toEqual({
      changes: { bankReference: 'R1' },
      events: [{ type: 'payment.returned.v1', data: { ...ABOUT, bankReference: 'R1', code: '2' } }],
    });
    const bound = given('pending', { bankReference: 'R0' });
    expect(decide(bound, FACTS['callback-returned'])).toEqual({ changes: {}, events: [] });
  });
});

describe('a verification', () => {
  const reversing = (code: string, amount: number) => ({
    changes: { state: 'reversing', code, nextCheckAt: NOW, bankReference: 'R1', card: '6037', taken: amount },
    events: [
      {
        type: 'payment.reversal-begun.v1',
        data: { ...ABOUT, code, reason: null, bankReference: 'R1', amount, credited: false },
      },
    ],
    posting: {
      kind: 'held',
      at: NOW,
      lines: [
        { account: 'bank:saman', debit: amount, credit: 0 },
        { account: 'held', debit: 0, credit: amount },
      ],
    },
  });

  it.each(['pending', 'failed', 'expired'] as const)('of the amount ordered settles what is %s', (state) => {
    expect(decide(given(state, { code: state === 'pending' ? null : 'expired' }), FACTS.verified)).toEqual({
      changes: {
        state: 'paid',
        code: null,
        paidAt: NOW,
        nextCheckAt: null,
        bankReference: 'R1',
        card: '6037',
        taken: PRICE,
      },
      events: [{ type: 'payment.paid.v1', data: { ...ABOUT, bankReference: 'R1', card: '6037', amount: PRICE } }],
      posting: {
        kind: 'sale',
        at: NOW,
        lines: [
          { account: 'bank:saman', debit: PRICE, credit: 0 },
          { account: 'sales', debit: 0, credit: PRICE },
        ],
      },
    });
  });

  it.each([1, PRICE - 1, PRICE + 1, PRICE * 10])(
    'of another amount, %d, goes back, whatever else is known',
    (amount) => {
      for (const obstacle of [null, 'account_gone', 'coupon_exhausted', 'order_replaced'] as const) {
        const fact = { kind: 'verified', proof: { ...PROOF, amount }, obstacle, at: NOW } as const;
        expect(decide(given('pending'), fact)).toEqual(reversing('amount_mismatch', amount));
      }
    },
  );

  it('goes back when the bank was asked for another amount, although it took the right one', () => {
    const fact = { kind: 'verified', proof: { ...PROOF, ordered: PRICE * 10 }, obstacle: null, at: NOW } as const;
    expect(decide(given('pending'), fact)).toEqual(reversing('amount_mismatch', PRICE));
  });

  it.each(['account_gone', 'coupon_exhausted', 'order_replaced'] as const)('goes back because of %s', (obstacle) => {
    expect(decide(given('pending'), { ...FACTS.verified, obstacle })).toEqual(reversing(obstacle, PRICE));
  });

  it('that is refused but not finally changes nothing', () => {
    const fact = { ...FACTS['verification-refused'], final: false };
    expect(decide(given('pending', { bankReference: 'R0' }), fact)).toEqual({ changes: {}, events: [] });
  });

  it('that is refused lets go of a reference that was made up, also of one that has failed', () => {
    const fact = { ...FACTS['verification-refused'], verifiesByToken: false };
    const events = [{ type: 'payment.failed.v1', data: { ...ABOUT, code: 'failed', bankCode: '-2' } }];
    const changes = { state: 'failed', code: 'failed' };
    for (const state of ['pending', 'failed', 'expired'] as const) {
      const bound = given(state, { bankReference: 'R0' });
      expect(decide(bound, fact)).toEqual({ changes: { ...changes, bankReference: null }, events });
    }
    expect(decide(given('pending'), fact)).toEqual({ changes, events });
    expect(decide(given('failed'), fact)).toEqual({ changes: {}, events: [] });
  });

  it('of a reference that belongs to another payment proves nothing', () => {
    expect(decide(given('expired'), FACTS['reference-used'])).toEqual({
      changes: { state: 'failed', code: 'reference_used' },
      events: [{ type: 'payment.failed.v1', data: { ...ABOUT, code: 'reference_used', bankCode: null } }],
    });
  });

  it('that got lost is asked for again, where nobody looks any more', () => {
    const fact = FACTS['verification-unclear'];
    expect(decide(given('expired'), fact)).toEqual({ changes: { nextCheckAt: LATER }, events: [] });
    expect(decide(given('pending'), fact)).toEqual({ changes: {}, events: [] });
  });
});

describe('reconciliation', () => {
  it('looks again later, where it looks at all', () => {
    expect(decide(given('pending'), FACTS['recheck-due'])).toEqual({ changes: { nextCheckAt: LATER }, events: [] });
    expect(decide(given('failed'), FACTS['recheck-due'])).toEqual({ changes: {}, events: [] });
  });

  it.each(['token-overdue', 'deadline-passed'] as const)('closes what is open: %s', (kind) => {
    expect(decide(given('created'), FACTS[kind])).toEqual({
      changes: { state: 'expired', code: 'expired', nextCheckAt: null },
      events: [{ type: 'payment.expired.v1', data: ABOUT }],
    });
  });

  it('lets what has failed rest after the deadline', () => {
    const failed = given('failed', { nextCheckAt: NOW });
    expect(decide(failed, FACTS['deadline-passed'])).toEqual({ changes: { nextCheckAt: null }, events: [] });
  });
});
