import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();
/** Rials. */
const rials = z.number().int().nonnegative();
const payment = { paymentId: id, reference: z.string(), userId: id };

export const gatewayName = z.enum(['sandbox', 'saman', 'zarinpal']);
export type GatewayName = z.infer<typeof gatewayName>;

/**
 * An order with its amounts, frozen from here on. Stream of a payment: `payment-<id>`. Bank tokens are never in an event.
 */
export const paymentOrdered = defineEvent(
  'payment.ordered.v1',
  z.object({
    ...payment,
    planId: z.number().int().min(2).max(3),
    offerId: id,
    /** Days or bytes. */
    size: z.number().int().positive(),
    price: rials,
    discount: rials,
    amount: rials,
    couponId: id.nullable(),
    couponCode: z.string().nullable(),
    /** 'none' when there is nothing to pay. */
    gateway: z.union([gatewayName, z.literal('none')]),
    deadlineAt: z.iso.datetime(),
  }),
);
/** The bank gave its token; the buyer goes there. */
export const paymentSent = defineEvent('payment.sent.v1', z.object(payment));
/** The buyer came back from the bank with a reference that is to be verified. A hint, no proof. */
export const paymentReturned = defineEvent(
  'payment.returned.v1',
  z.object({ ...payment, bankReference: z.string(), code: z.string().nullable() }),
);
/** The bank confirmed the amount, and what was bought is credited. */
export const paymentPaid = defineEvent(
  'payment.paid.v1',
  z.object({ ...payment, bankReference: z.string().nullable(), card: z.string().nullable(), amount: rials }),
);
/** Not paid as far as is known; until the deadline the bank may still prove otherwise. */
export const paymentFailed = defineEvent(
  'payment.failed.v1',
  z.object({ ...payment, code: z.string(), bankCode: z.string().nullable() }),
);
/** The deadline passed without a proof; whatever the bank took goes back by itself. */
export const paymentExpired = defineEvent('payment.expired.v1', z.object(payment));
/** From here on nothing is credited: the money goes back. */
export const reversalBegun = defineEvent(
  'payment.reversal-begun.v1',
  z.object({
    ...payment,
    code: z.string(),
    /** What staff said. */
    reason: z.string().nullable(),
    bankReference: z.string(),
    /** What the bank took. */
    amount: rials,
    /** Whether it had been credited before. */
    credited: z.boolean(),
  }),
);
export const paymentReversed = defineEvent(
  'payment.reversed.v1',
  z.object({
    ...payment,
    /** How staff gave it back in the bank's stead. */
    note: z.string().optional(),
  }),
);
/** The bank does not give it back: staff has to. */
export const reversalRefused = defineEvent(
  'payment.reversal-refused.v1',
  z.object({ ...payment, bankCode: z.string() }),
);
