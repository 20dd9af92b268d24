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

/** The text that says how it ended; where nothing was to pay, no payment was received. */
export function verdictKey({ state, amount }: Pick<Payment, 'state' | 'amount'>): string {
  const outcome = outcomeOf(state);
  return outcome === 'paid' && amount === 0 ? 'payment.free' : `payment.${outcome}`;
}

/** The page of a payment; its code is for the reader of the address only. */
export function paymentPath({ state, code, reference }: Pick<Payment, 'state' | 'code' | 'reference'>): string {
  const outcome = outcomeOf(state);
  if (outcome === 'paid' || outcome === 'waiting') return `/payment/success/${reference}`;
  return `/payment/error/${encodeURIComponent(code ?? state)}/${reference}`;
}
