import { ABOUT, FACTS, given, NOW, PRICE } from '../../testing/given-payment.ts';
import { decide } from './payment.ts';

describe('a reversal', () => {
  const begun = (more: object) => ({
    type: 'payment.reversal-begun.v1',
    data: { ...ABOUT, code: 'by_staff', reason: 'asked for it', bankReference: 'R1', amount: PRICE, ...more },
  });
  const cancelled = (amount: number) => ({
    kind: 'cancelled',
    at: NOW,
    lines: expect.arrayContaining([{ account: 'sales', debit: amount, credit: 0 }]),
  });

  it('of what is paid cancels the sale', () => {
    expect(decide(given('paid'), FACTS['reversal-requested'])).toEqual({
      changes: { state: 'reversing', code: 'by_staff', nextCheckAt: NOW },
      events: [begun({ credited: true })],
      posting: cancelled(PRICE),
    });
  });

  it('of what the bank has refused books nothing twice, and keeps its reason', () => {
    const refused = given('reversal_refused', { code: 'amount_mismatch', taken: PRICE + 1 });
    expect(decide(refused, FACTS['reversal-requested'])).toEqual({
      changes: { state: 'reversing', code: 'amount_mismatch', nextCheckAt: NOW },
      events: [begun({ code: 'amount_mismatch', amount: PRICE + 1, credited: false })],
    });
  });

  it('of what cost nothing needs no bank', () => {
    const free = given('paid', { amount: 0, discount: PRICE, gateway: 'none', taken: null, bankReference: null });
    expect(decide(free, FACTS['reversal-requested'])).toEqual({
      changes: { state: 'reversed', code: 'by_staff', nextCheckAt: null },
      events: [begun({ bankReference: '', amount: 0, credited: true }), { type: 'payment.reversed.v1', data: ABOUT }],
      posting: cancelled(PRICE),
    });
  });

  it('that is done gives back what the bank took', () => {
    expect(decide(given('reversing', { taken: PRICE + 1 }), FACTS['reversal-done'])).toEqual({
      changes: { state: 'reversed', nextCheckAt: null },
      events: [{ type: 'payment.reversed.v1', data: ABOUT }],
      posting: {
        kind: 'returned',
        at: NOW,
        lines: [
          { account: 'held', debit: PRICE + 1, credit: 0 },
          { account: 'bank:saman', debit: 0, credit: PRICE + 1 },
        ],
      },
    });
  });

  it('that the bank refuses waits for staff', () => {
    expect(decide(given('reversing'), FACTS['reversal-refused'])).toEqual({
      changes: { state: 'reversal_refused', nextCheckAt: null },
      events: [{ type: 'payment.reversal-refused.v1', data: { ...ABOUT, bankCode: '-5' } }],
    });
  });

  it('that staff makes up for is over, and the bank’s account is as it was', () => {
    const refused = given('reversal_refused', { code: 'amount_mismatch', taken: PRICE + 1 });
    expect(decide(refused, FACTS['returned-by-staff'])).toEqual({
      changes: { state: 'reversed' },
      events: [{ type: 'payment.reversed.v1', data: { ...ABOUT, note: 'transfer 4711' } }],
      posting: {
        kind: 'returned',
        at: NOW,
        lines: [
          { account: 'held', debit: PRICE + 1, credit: 0 },
          { account: 'transfers', debit: 0, credit: PRICE + 1 },
        ],
      },
    });
  });
});
