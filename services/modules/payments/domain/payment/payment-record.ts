import type { PaymentState } from '../../contract/payment-states.ts';
import type {
  GatewayName,
  paymentExpired,
  paymentFailed,
  paymentPaid,
  paymentReturned,
  paymentReversed,
  paymentSent,
  reversalBegun,
  reversalRefused,
} from '../../contract/payments.events.ts';
import type { LedgerKind, LedgerLine } from '../ledger-lines.ts';

/** Why a payment is not paid; the last part of `/payment/error/{code}`. */
export type PaymentCode =
  | 'cancelled'
  | 'timed_out'
  | 'failed'
  | 'gateway_unavailable'
  | 'amount_mismatch'
  | 'coupon_exhausted'
  | 'order_replaced'
  | 'reference_used'
  | 'account_gone'
  | 'expired'
  | 'by_staff';

/** An order and its way through the bank. Amounts, in rials, never change once it is made. */
export interface Payment {
  readonly id: number;
  /** Version of the stream `payment-<id>`. */
  readonly version: number;
  /** Our own, random: whoever has it may see how the payment goes. */
  readonly reference: string;
  readonly userId: number;
  readonly planId: number;
  readonly offerId: number;
  /** Days or bytes. */
  readonly size: number;
  readonly price: number;
  readonly discount: number;
  readonly amount: number;
  readonly couponId: number | null;
  /** Ordered at the price, and with the coupons, of a registration: one of them is paid. */
  readonly atRegistration: boolean;
  readonly gateway: GatewayName | 'none';
  readonly state: PaymentState;
  /** Why it is not paid. */
  readonly code: string | null;
  /** The bank's token; opens its payment page. */
  readonly token: string | null;
  /** Claimed when the buyer comes back with it, before the bank is asked. */
  readonly bankReference: string | null;
  readonly card: string | null;
  /** What the bank says it took. */
  readonly taken: number | null;
  readonly createdAt: Date;
  readonly deadlineAt: Date;
  readonly paidAt: Date | null;
  /** When the worker looks at it next; empty when there is nothing left to do. */
  readonly nextCheckAt: Date | null;
}

type PaymentChanges = Partial<
  Pick<Payment, 'state' | 'code' | 'token' | 'bankReference' | 'card' | 'taken' | 'paidAt' | 'nextCheckAt'>
>;

/** A transaction of the books; a payment has one of each kind at most. */
export interface LedgerPosting {
  kind: LedgerKind;
  at: Date;
  lines: LedgerLine[];
}

/** What follows from a fact. Without events nothing has happened: only the worker's next look has moved, or nothing at all. */
export interface Decision {
  changes: PaymentChanges;
  events: ReturnType<
    | typeof paymentSent
    | typeof paymentReturned
    | typeof paymentPaid
    | typeof paymentFailed
    | typeof paymentExpired
    | typeof reversalBegun
    | typeof paymentReversed
    | typeof reversalRefused
  >[];
  posting?: LedgerPosting;
}

/** Which payment an event is about. */
export const about = ({ id, reference, userId }: Payment) => ({ paymentId: id, reference, userId });
