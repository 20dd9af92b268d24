import { paymentNumber } from '../../domain/payment/payment-number.ts';

/** What everybody may see of `read.payment p`. */
export const PAYMENT_COLUMNS = `p.reference, p.state, p.code, p.plan_id as "planId", p.size, p.price, p.discount, p.amount,
  p.gateway, p.bank_reference, p.created_at, p.paid_at, p.deadline_at`;
export const RETRYABLE = `p.state in ('failed', 'expired', 'reversed') as retryable`;

/** A row with what people call it by. */
export function withNumber<Row extends { reference: string }>(row: Row): Row & { number: string } {
  return { ...row, number: paymentNumber(row.reference) };
}
