import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { Payment } from '../domain/payment/payment-record.ts';
import { MAIL_REFUND, type RefundPayload } from './mail-jobs.ts';

/** Of an order that a coupon paid whole no money goes back. */
export async function mailRefund(
  transaction: CommandTransaction,
  { userId, reference, bankReference, taken, amount }: Payment,
  { byStaff }: Pick<RefundPayload, 'byStaff'>,
): Promise<void> {
  const refund: RefundPayload = { userId, reference, bankReference, amount: taken ?? amount, byStaff };
  if (refund.amount > 0) await enqueueJob(transaction, MAIL_REFUND, refund);
}
