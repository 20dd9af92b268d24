import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { PAYMENT_STATES } from '../../contract/payment-states.ts';
import { gatewayName } from '../../contract/payments.events.ts';

export const paymentState = z.enum(PAYMENT_STATES);
export const paymentGateway = z.union([gatewayName, z.literal('none')]);
const moment = z.iso.datetime();
const rials = z.number().int().describe('rials');

export const payment = z
  .object({
    reference: z.string().describe('whoever has it may see the payment'),
    number: z.string().describe('what people call it by; the console finds it'),
    state: paymentState,
    code: z.string().nullable().describe('why it is not paid'),
    planId: z.number().int(),
    size: z.number().int().describe('days or bytes'),
    price: rials,
    discount: rials,
    amount: rials,
    gateway: paymentGateway,
    bank_reference: z.string().nullable(),
    created_at: moment,
    paid_at: moment.nullable(),
    deadline_at: moment.describe('until then the bank gives back by itself what it could not confirm'),
    retryable: z.boolean().describe('whether it makes sense to order again'),
  })
  .meta({ id: 'Payment' });
export type PaymentAnswer = z.infer<typeof payment>;

export const paymentReference = z.string().regex(/^[0-9a-f]{32}$/, 'This is no reference of a payment');
export const paymentStateRequest = queryBody({ reference: paymentReference });
export type PaymentStateRequest = z.infer<typeof paymentStateRequest>;

export const paymentStateAnswer = z.object({ payment }).meta({ id: 'PaymentStateAnswer' });
export type PaymentStateAnswer = z.infer<typeof paymentStateAnswer>;
