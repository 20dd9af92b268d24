import { z } from 'zod';
import { payment } from '../get-payment-state/payment.schema.ts';

export const timelineStep = { at: z.iso.datetime(), kind: z.string(), code: z.string().nullable() };

const receipt = payment
  .extend({
    card: z.string().nullable().describe('masked'),
    coupon: z.string().nullable(),
    username: z.string().nullable().describe('whose account it was paid for'),
    timeline: z.array(z.object(timelineStep)),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;

export const receiptAnswer = z.object({ receipt }).meta({ id: 'ReceiptAnswer' });
export type ReceiptAnswer = z.infer<typeof receiptAnswer>;
