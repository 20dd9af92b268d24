import { PAYMENT_STATES, type PaymentState } from '../../contract/payment-states.ts';
import { ABOUT, FACTS, given, PRICE } from '../../testing/given-payment.ts';
import { decide, FactRefused } from './payment.ts';
import type { FactKind } from './payment-facts.ts';

const KINDS = Object.keys(FACTS) as FactKind[];

/** Where each fact leads to; `=` is where the state stays, `-` where the fact is refused. */
const TABLE: Record<FactKind, Record<PaymentState, PaymentState | '=' | '-'>> = {
  'token-received': row('pending', '-', '-', '-', '-', '-', '-', '-'),
  'token-refused': row('failed', 'failed', '-', '-', '-', '-', '-', '-'),
  'token-overdue': row('expired', '-', '-', '-', '-', '-', '-', '-'),
  'callback-failed': row('failed', 'failed', '-', '-', '-', '-', '-', '-'),
  'callback-returned': row('=', '=', '-', '=', '=', '-', '-', '-'),
  verified: row('paid', 'paid', '-', 'paid', 'paid', '-', '-', '-'),
  'reference-used': row('failed', 'failed', '-', 'failed', 'failed', '-', '-', '-'),
  'verification-refused': row('failed', 'failed', '-', '=', '=', '-', '-', '-'),
  'verification-unclear': row('=', '=', '-', '=', '=', '-', '-', '-'),
  'recheck-due': row('=', '=', '-', '=', '=', '=', '-', '-'),
  'deadline-passed': row('expired', 'expired', '-', '=', '=', '-', '-', '-'),
  'nothing-due': row('paid', '-', '-', '-', '-', '-', '-', '-'),
  'reversal-requested': row('-', '-', 'reversing', '-', '-', '-', '-', 'reversing'),
  'reversal-done': row('-', '-', '-', '-', '-', 'reversed', '-', '-'),
  'reversal-refused': row('-', '-', '-', '-', '-', 'reversal_refused', '-', '-'),
  'returned-by-staff': row('-', '-', '-', '-', '-', '-', '-', 'reversed'),
};

/** In the order of the states: created, pending, paid, failed, expired, reversing, reversed, reversal_refused. */
function row(...outcomes: (PaymentState | '=' | '-')[]): Record<PaymentState, PaymentState | '=' | '-'> {
  return Object.fromEntries(PAYMENT_STATES.map((state, index) => [state, outcomes[index]])) as never;
}

/** What the fact is known about: an order that costs nothing, where the fact says so. */
const usual = (state: PaymentState, kind: FactKind) =>
  given(state, kind === 'nothing-due' ? { amount: 0, discount: PRICE, gateway: 'none' } : {});
const outcomeOf = (state: PaymentState, kind: FactKind): PaymentState | '=' | '-' => {
  try {
    return decide(usual(state, kind), FACTS[kind]).changes.state ?? '=';
  } catch (error) {
    if (error instanceof FactRefused) return '-';
    throw error;
  }
};

describe('each fact in each state', () => {
  const cells = KINDS.flatMap((kind) => PAYMENT_STATES.map((state) => [kind, state, TABLE[kind][state]] as const));

  it.each(cells)('%s, given %s: %s', (kind, state, expected) => {
    expect(outcomeOf(state, kind)).toBe(expected);
  });

  it.each(cells)('%s, given %s, changes a state only with an event, and never what was ordered', (kind, state) => {
    if (TABLE[kind][state] === '-') return;
    const payment = usual(state, kind);
    const { changes, events } = decide(payment, FACTS[kind]);
    expect(changes.state === undefined || events.length > 0).toBe(true);
    const mayChange = ['state', 'code', 'token', 'bankReference', 'card', 'taken', 'paidAt', 'nextCheckAt'];
    expect(mayChange).toEqual(expect.arrayContaining(Object.keys(changes)));
    for (const { data } of events) expect(data).toMatchObject(ABOUT);
    expect(JSON.stringify(events)).not.toContain('T1');
  });

  it('keeps the first reference that a callback has claimed', () => {
    const claimed = given('pending', { bankReference: 'R0' });
    expect(decide(claimed, FACTS['callback-returned'])).toEqual({ changes: {}, events: [] });
    const { changes } = decide(given('pending'), FACTS['callback-returned']);
    expect(changes).toEqual({ bankReference: 'R1' });
  });

  it('is refused with the state and the fact in the words', () => {
    expect(() => decide(given('paid'), FACTS.verified)).toThrow('a payment that is paid refuses the fact verified');
  });
});
