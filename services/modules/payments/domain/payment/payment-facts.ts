import type { CallbackHint, Verification } from '../../contract/payment-gateway.port.ts';
import type { PaymentState } from '../../contract/payment-states.ts';

/** The bank's confirmation: what it took, from which card, under which reference. */
export type Proof = Omit<Extract<Verification, { kind: 'verified' }>, 'kind'>;

/** Whether the bank's two amounts are the order's: what a callback says is not looked at. */
export function isOfAmount({ ordered, amount: taken }: Proof, { amount }: { amount: number }): boolean {
  return ordered === amount && taken === amount;
}

/** Why money that the bank has taken must not be kept, although its amount is right. */
export type Obstacle = 'account_gone' | 'coupon_exhausted' | 'order_replaced';

/** What can become known of a payment. `at` is the time it became known. */
export type PaymentFact =
  /** The bank opened the payment; `checkAt` is when the worker looks at it first. */
  | { kind: 'token-received'; token: string; checkAt: Date }
  /** The bank gave no token, or could not be reached. */
  | { kind: 'token-refused'; bankCode: string | null }
  /** The bank never gave a token, so nobody can have paid. */
  | { kind: 'token-overdue' }
  /** The buyer came back without having paid. A hint, believed until the bank proves otherwise. */
  | { kind: 'callback-failed'; code: Exclude<CallbackHint['outcome'], 'paid'>; bankCode: string | null }
  /** The buyer came back with the bank's reference. A hint, no proof. */
  | { kind: 'callback-returned'; bankReference: string; bankCode: string | null }
  /** The bank confirmed that it has the money. */
  | { kind: 'verified'; proof: Proof; obstacle: Obstacle | null; at: Date }
  /** The bank's reference belongs to another payment. */
  | { kind: 'reference-used' }
  /** The bank denied that it was paid. `final`: nothing can follow. */
  | { kind: 'verification-refused'; bankCode: string; final: boolean; verifiesByToken: boolean }
  /** The bank did not answer: it is asked again. */
  | { kind: 'verification-unclear'; askAgainAt: Date }
  /** The bank may still say more: the worker looks again. */
  | { kind: 'recheck-due'; checkAt: Date }
  /** Whatever the bank took and did not get confirmed, it has given back by itself. */
  | { kind: 'deadline-passed' }
  /** A coupon pays for all of it. */
  | { kind: 'nothing-due'; at: Date }
  /** Staff wants the money given back. */
  | { kind: 'reversal-requested'; reason: string; at: Date }
  /** The bank gave the money back. */
  | { kind: 'reversal-done'; at: Date }
  /** The bank does not give it back. */
  | { kind: 'reversal-refused'; bankCode: string }
  /** Staff gave it back in the bank's stead; `note` says how. */
  | { kind: 'returned-by-staff'; note: string; at: Date };

export type FactKind = PaymentFact['kind'];
export type FactOf<Kind extends FactKind> = Extract<PaymentFact, { kind: Kind }>;

/** Where the bank's proof still makes it paid. */
const CREDITABLE: readonly PaymentState[] = ['created', 'pending', 'failed', 'expired'];
/** Where nothing is known of its end. */
export const OPEN: readonly PaymentState[] = ['created', 'pending'];

/** The states that each fact changes something in; in all others it is refused. */
const APPLIES_IN: Record<FactKind, readonly PaymentState[]> = {
  'token-received': ['created'],
  'token-refused': OPEN,
  'token-overdue': ['created'],
  'callback-failed': OPEN,
  'callback-returned': CREDITABLE,
  verified: CREDITABLE,
  'reference-used': CREDITABLE,
  'verification-refused': CREDITABLE,
  'verification-unclear': CREDITABLE,
  'recheck-due': [...CREDITABLE, 'reversing'],
  'deadline-passed': CREDITABLE,
  'nothing-due': ['created'],
  'reversal-requested': ['paid', 'reversal_refused'],
  'reversal-done': ['reversing'],
  'reversal-refused': ['reversing'],
  'returned-by-staff': ['reversal_refused'],
};

export function applies(state: PaymentState, kind: FactKind): boolean {
  return APPLIES_IN[kind].includes(state);
}

/** Whether the bank's proof may still make it paid. */
export function isCreditable(state: PaymentState): boolean {
  return CREDITABLE.includes(state);
}
