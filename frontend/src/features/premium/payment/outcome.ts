import type { Payment } from '../../../api/types.ts';

export type Outcome = 'paid' | 'waiting' | 'failed' | 'returning' | 'returned' | 'stuck';

const OUTCOMES: Record<Payment['state'], Outcome> = {
  created: 'waiting',
  pending: 'waiting',
  paid: 'paid',
  failed: 'failed',
  expired: 'failed',
  reversing: 'returning',
  reversed: 'returned',
  reversal_refused: 'stuck',
};

/** What a state means to the buyer. */
export function outcomeOf(state: Payment['state']): Outcome {
  return OUTCOMES[state];
}

/** Where nothing was to pay, no payment was received and no money goes back. */
const FREE: Partial<Record<Outcome, string>> = { paid: 'payment.free', returned: 'payment.undone' };

/** The text that says how it ended. */
export function verdictKey({ state, amount }: Pick<Payment, 'state' | 'amount'>): string {
  const outcome = outcomeOf(state);
  return (amount === 0 && FREE[outcome]) || `payment.${outcome}`;
}

/** The text that says why. What goes back was either never added to the account, or staff has taken it off again. */
export function reasonKey({ state, amount, code }: Pick<Payment, 'state' | 'amount' | 'code'>): string {
  const outcome = outcomeOf(state);
  if (outcome === 'returned' && amount === 0) return 'payment.undone.text';
  if (code === 'by_staff') return outcome === 'returning' ? 'payment.returning.by_staff' : `payment.${outcome}.text`;
  const told = outcome === 'failed' || outcome === 'returning' || outcome === 'returned';
  return told && code ? `code.${code}` : `payment.${outcome}.text`;
}

/** The errorCode of the failure page (specification §2); null of what went well or is not decided. */
export function errorCodeOf({ state, code }: Pick<Payment, 'state' | 'code'>): string | null {
  const outcome = outcomeOf(state);
  return outcome === 'paid' || outcome === 'waiting' ? null : (code ?? state);
}

/** The page of a payment. */
export function paymentPath(payment: Pick<Payment, 'state' | 'code' | 'reference'>): string {
  const code = errorCodeOf(payment);
  return code
    ? `/payment/error/${encodeURIComponent(code)}/${payment.reference}`
    : `/payment/success/${payment.reference}`;
}
