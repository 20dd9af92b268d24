import { z } from 'zod';

/** The mail with the receipt. */
export const MAIL_RECEIPT = 'payments.mail-receipt';
export const receiptPayload = z.object({
  userId: z.number().int(),
  reference: z.string(),
  bankReference: z.string().nullable(),
  planId: z.number().int(),
  /** Days or bytes. */
  size: z.number().int(),
  /** Rials. */
  amount: z.number().int(),
});
export type ReceiptPayload = z.infer<typeof receiptPayload>;

/** The mail that says that the money goes back, or has been sent. */
export const MAIL_REFUND = 'payments.mail-refund';
export const refundPayload = receiptPayload
  .pick({ userId: true, reference: true, bankReference: true, amount: true })
  .extend({
    /** Staff has sent the money in the bank's stead. */
    byStaff: z.boolean().default(false),
  });
export type RefundPayload = z.infer<typeof refundPayload>;
