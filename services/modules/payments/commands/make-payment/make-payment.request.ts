import { z } from 'zod';
import { registrationHandle } from '#modules/accounts/contract/registration-handle.schema.ts';
import { entityId, requestBody, sentNumber } from '#platform/http/request-schema.ts';
import { optionalCouponCode } from '../../application/coupon-code.schema.ts';
import { gatewayName } from '../../contract/payments.events.ts';

export const makePaymentRequest = requestBody({
  order: z.strictObject({
    planId: sentNumber('Please choose a plan').int().min(2, 'Please choose a plan').max(3).describe('2 days, 3 volume'),
    offer_id: entityId.nullish().describe('one of /api/plans; the plan’s first without it'),
    gateway: sentNumber().int().min(1).max(10).default(1).describe('one of /api/plans'),
    coupon: optionalCouponCode,
    shown: z
      .strictObject({ amount: sentNumber().int().min(0), size: sentNumber().int().min(1) })
      .optional()
      .describe('what the buyer has seen: rials to be paid, days or bytes; refused where it has become something else'),
    price: z.unknown().optional().describe('of specification §3; what it costs is told by the plan'),
    size: z.unknown().optional().describe('of specification §3; what it gives is told by the plan'),
    user_id: registrationHandle
      .nullish()
      .describe('handle of a registration with a paid plan, before the first log-in'),
  }),
});
export type MakePaymentRequest = z.infer<typeof makePaymentRequest>;

const form = z
  .object({
    action: z.string(),
    method: z.enum(['GET', 'POST']),
    fields: z.record(z.string(), z.string()).describe('hidden fields, with the token and the merchant’s id'),
  })
  .meta({ id: 'BankForm' });

export const makePaymentAnswer = z
  .object({
    status: z.literal(1),
    result: z.literal(1),
    token: z.string().nullable().describe('the bank’s payment token'),
    reference: z.string().describe('of the payment; it opens its state'),
    state: z.enum(['pending', 'paid']).describe('paid at once when there is nothing to pay'),
    form: form.nullable().describe('to be posted to the bank; with GET, to be opened'),
    order: z.object({
      planId: z.number().int(),
      offer_id: z.number().int(),
      size: z.number().int().describe('days or bytes'),
      price: z.number().int().describe('rials'),
      discount: z.number().int(),
      amount: z.number().int().describe('to be paid'),
      gateway: z.union([gatewayName, z.literal('none')]),
    }),
  })
  .meta({ id: 'MakePaymentAnswer' });
export type MakePaymentAnswer = z.infer<typeof makePaymentAnswer>;
