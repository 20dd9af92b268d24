export const PAYMENT_STATES = [
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'reversing',
  'reversed',
  'reversal_refused',
] as const;
/**
 * created → pending (the bank gave a token) → paid. `failed` and `expired` are what is known so far: a proof of the bank
 * still makes it paid, for what the bank has confirmed it keeps. Money that came and must not be kept is `reversing`, which is saved before the bank is asked, so that
 * nothing can be credited meanwhile; then `reversed`, or `reversal_refused` when staff has to give it back.
 */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why a payment is not paid; the last part of `/payment/error/{code}`. */
export type PaymentCode =
  | 'cancelled'
  | 'timed_out'
  | 'failed'
  | 'gateway_unavailable'
  | 'amount_mismatch'
  | 'coupon_exhausted'
  | 'reference_used'
  | 'account_gone'
  | 'expired'
  | 'by_staff';

export const CREDITABLE: readonly PaymentState[] = ['created', 'pending', 'failed', 'expired'];

/** Whether the bank's proof may still make it paid. */
export function isCreditable(state: PaymentState): boolean {
  return CREDITABLE.includes(state);
}

/** The buyer has 20 minutes at the bank, which then waits 30 minutes for the verification; 5 for clocks that differ. */
export const PAYMENT_LIFETIME_MS = 55 * 60_000;

export function deadlineFrom(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_LIFETIME_MS);
}
