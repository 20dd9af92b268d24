import type { PaymentState } from '../../contract/payment-states.ts';
import {
  paymentExpired,
  paymentFailed,
  paymentPaid,
  paymentReturned,
  paymentReversed,
  paymentSent,
  reversalBegun,
  reversalRefused,
} from '../../contract/payments.events.ts';
import { cancelledLines, heldLines, returnedLines, saleLines, transferredLines } from '../ledger-lines.ts';
import { applies, type FactKind, type FactOf, isOfAmount, OPEN, type PaymentFact } from './payment-facts.ts';
import { about, type Decision, type Payment, type PaymentCode } from './payment-record.ts';

/** The fact does not fit the state that the payment is in. */
export class FactRefused extends Error {
  override name = 'FactRefused';

  constructor(
    readonly state: PaymentState,
    readonly fact: FactKind,
  ) {
    super(`a payment that is ${state} refuses the fact ${fact}`);
  }
}

const NOTHING: Decision = { changes: {}, events: [] };

/** What a fact changes about a payment, what is told of it, and what goes into the books. @throws FactRefused */
export function decide(payment: Payment, fact: PaymentFact): Decision {
  if (!applies(payment.state, fact.kind)) throw new FactRefused(payment.state, fact.kind);
  switch (fact.kind) {
    case 'token-received': {
      const { token, checkAt: nextCheckAt } = fact;
      return { changes: { state: 'pending', token, nextCheckAt }, events: [paymentSent(about(payment))] };
    }
    case 'token-refused':
      return failed(payment, 'gateway_unavailable', fact.bankCode);
    case 'callback-failed':
      return failed(payment, fact.code, fact.bankCode);
    case 'reference-used':
      return failed(payment, 'reference_used', null);
    case 'callback-returned':
      return returned(payment, fact);
    case 'verification-refused':
      return verificationRefused(payment, fact);
    case 'verification-unclear':
      return payment.nextCheckAt ? NOTHING : { changes: { nextCheckAt: fact.askAgainAt }, events: [] };
    case 'recheck-due':
      return payment.nextCheckAt ? { changes: { nextCheckAt: fact.checkAt }, events: [] } : NOTHING;
    case 'token-overdue':
    case 'deadline-passed':
      return closed(payment);
    case 'verified':
      return verified(payment, fact);
    case 'nothing-due':
      if (payment.amount !== 0) throw new FactRefused(payment.state, fact.kind);
      return paid(payment, fact.at);
    case 'reversal-requested':
      return reversalRequested(payment, fact);
    case 'reversal-done':
      return reversed(payment, fact.at);
    case 'reversal-refused':
      return {
        changes: { state: 'reversal_refused', nextCheckAt: null },
        events: [reversalRefused({ ...about(payment), bankCode: fact.bankCode })],
      };
    case 'returned-by-staff':
      return returnedByStaff(payment, fact);
  }
}

function failed(payment: Payment, code: PaymentCode, bankCode: string | null): Decision {
  return { changes: { state: 'failed', code }, events: [paymentFailed({ ...about(payment), code, bankCode })] };
}

/** The first reference counts: it binds the payment to what the bank is asked about. */
function returned(payment: Payment, { bankReference, bankCode: code }: FactOf<'callback-returned'>): Decision {
  if (payment.bankReference !== null) return NOTHING;
  return { changes: { bankReference }, events: [paymentReturned({ ...about(payment), bankReference, code })] };
}

/** What is not final changes nothing: a buyer may still be at the bank. */
function verificationRefused(payment: Payment, fact: FactOf<'verification-refused'>): Decision {
  if (!fact.final) return NOTHING;
  // A reference that was made up is let go, so that the true one can come.
  const madeUp = !fact.verifiesByToken && payment.bankReference !== null;
  if (!OPEN.includes(payment.state) && !madeUp) return NOTHING;
  const { changes, events } = failed(payment, 'failed', fact.bankCode);
  return { changes: madeUp ? { ...changes, bankReference: null } : changes, events };
}

function verified(payment: Payment, { proof, obstacle, at }: FactOf<'verified'>): Decision {
  const { bankReference, card, amount: taken } = proof;
  const proven: Payment = { ...payment, bankReference, card, taken };
  const code = isOfAmount(proof, payment) ? obstacle : 'amount_mismatch';
  const { changes, ...rest } = code ? notToBeKept(proven, code, at) : paid(proven, at);
  return { changes: { bankReference, card, taken, ...changes }, ...rest };
}

function paid(payment: Payment, at: Date): Decision {
  const { bankReference, card, amount } = payment;
  return {
    changes: { state: 'paid', code: null, paidAt: at, nextCheckAt: null },
    events: [paymentPaid({ ...about(payment), bankReference, card, amount })],
    posting: { kind: 'sale', at, lines: saleLines(payment) },
  };
}

/** Saved before the bank is asked to give it back: from here on nothing can be credited. */
function notToBeKept(payment: Payment, code: PaymentCode, at: Date): Decision {
  const { gateway, bankReference, taken } = payment;
  const begun = { code, reason: null, bankReference: bankReference ?? '', amount: taken ?? 0, credited: false };
  return {
    changes: { state: 'reversing', code, nextCheckAt: at },
    events: [reversalBegun({ ...about(payment), ...begun })],
    posting: { kind: 'held', at, lines: heldLines(gateway, taken ?? 0) },
  };
}

function closed(payment: Payment): Decision {
  if (!OPEN.includes(payment.state)) return { changes: { nextCheckAt: null }, events: [] };
  const changes = { state: 'expired', code: 'expired', nextCheckAt: null } as const;
  return { changes, events: [paymentExpired(about(payment))] };
}

/** Asked for again after the bank had refused, the sale is cancelled already. What cost nothing needs no bank. */
function reversalRequested(payment: Payment, { reason, at }: FactOf<'reversal-requested'>): Decision {
  const { bankReference, taken, amount } = payment;
  const credited = payment.state === 'paid';
  const code = payment.code ?? 'by_staff';
  const begun = { code, reason, bankReference: bankReference ?? '', amount: taken ?? amount, credited };
  const events = [reversalBegun({ ...about(payment), ...begun })];
  const posting = credited ? { posting: { kind: 'cancelled' as const, at, lines: cancelledLines(payment) } } : {};
  if (amount > 0) return { changes: { state: 'reversing', code, nextCheckAt: at }, events, ...posting };
  const changes = { state: 'reversed', code, nextCheckAt: null } as const;
  return { changes, events: [...events, paymentReversed(about(payment))], ...posting };
}

function reversed(payment: Payment, at: Date): Decision {
  return {
    changes: { state: 'reversed', nextCheckAt: null },
    events: [paymentReversed(about(payment))],
    posting: { kind: 'returned', at, lines: returnedLines(payment.gateway, payment.taken ?? payment.amount) },
  };
}

/** The bank keeps what it has: the money came from elsewhere. */
function returnedByStaff(payment: Payment, { note, at }: FactOf<'returned-by-staff'>): Decision {
  return {
    changes: { state: 'reversed' },
    events: [paymentReversed({ ...about(payment), note })],
    posting: { kind: 'returned', at, lines: transferredLines(payment.taken ?? payment.amount) },
  };
}
