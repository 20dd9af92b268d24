import type { PaymentState } from '../contract/payment-states.ts';
import type { FactKind, PaymentFact, Proof } from '../domain/payment/payment-facts.ts';
import type { Payment } from '../domain/payment/payment-record.ts';

export const NOW = new Date('2026-03-21T12:00:00Z');
export const LATER = new Date('2026-03-21T12:01:00Z');
export const PRICE = 490_000;
export const ABOUT = { paymentId: 7, reference: 'a'.repeat(32), userId: 5 };

/** As a payment in this state usually is. */
export function given(state: PaymentState, more: Partial<Payment> = {}): Payment {
  const proven = ['paid', 'reversing', 'reversed', 'reversal_refused'].includes(state);
  return {
    id: 7,
    version: 3,
    reference: ABOUT.reference,
    userId: 5,
    planId: 2,
    offerId: 2,
    size: 30,
    price: PRICE,
    discount: 0,
    amount: PRICE,
    couponId: null,
    atRegistration: false,
    gateway: 'saman',
    state,
    code: null,
    token: state === 'created' ? null : 'T1',
    bankReference: proven ? 'R1' : null,
    card: proven ? '6037' : null,
    taken: proven ? PRICE : null,
    createdAt: NOW,
    deadlineAt: LATER,
    paidAt: state === 'paid' ? NOW : null,
    nextCheckAt: state === 'created' || state === 'pending' || state === 'reversing' ? NOW : null,
    ...more,
  };
}

export const PROOF: Proof = { bankReference: 'R1', ordered: PRICE, amount: PRICE, card: '6037' };
/** One of each kind. */
export const FACTS: { [Kind in FactKind]: Extract<PaymentFact, { kind: Kind }> } = {
  'token-received': { kind: 'token-received', token: 'T1', checkAt: LATER },
  'token-refused': { kind: 'token-refused', bankCode: '-9' },
  'token-overdue': { kind: 'token-overdue' },
  'callback-failed': { kind: 'callback-failed', code: 'cancelled', bankCode: '1' },
  'callback-returned': { kind: 'callback-returned', bankReference: 'R1', bankCode: '2' },
  verified: { kind: 'verified', proof: PROOF, obstacle: null, at: NOW },
  'reference-used': { kind: 'reference-used' },
  'verification-refused': { kind: 'verification-refused', bankCode: '-2', final: true, verifiesByToken: true },
  'verification-unclear': { kind: 'verification-unclear', askAgainAt: LATER },
  'recheck-due': { kind: 'recheck-due', checkAt: LATER },
  'deadline-passed': { kind: 'deadline-passed' },
  'nothing-due': { kind: 'nothing-due', at: NOW },
  'reversal-requested': { kind: 'reversal-requested', reason: 'asked for it', at: NOW },
  'reversal-done': { kind: 'reversal-done', at: NOW },
  'reversal-refused': { kind: 'reversal-refused', bankCode: '-5' },
  'returned-by-staff': { kind: 'returned-by-staff', note: 'transfer 4711', at: NOW },
};
