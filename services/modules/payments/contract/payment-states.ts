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
 * created → pending (the bank gave a token) → paid. `failed` and `expired` are what is known so far: a proof of the bank still
 * makes it paid, because what the bank has confirmed it keeps. Money that came and must not be kept is `reversing`, which is
 * saved before the bank is asked, so that nothing can be credited meanwhile; then `reversed`, or `reversal_refused` when
 * staff has to give it back.
 */
export type PaymentState = (typeof PAYMENT_STATES)[number];
