import { z } from 'zod';
import { listQuery, searchText } from '../../../../platform/http/list-query.js';
import { entityId, pageNumber, requestBody } from '../../../../platform/http/request-schema.js';
import { gatewayName } from '../../events/payments.events.js';

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
const state = z.enum(PAYMENT_STATES);
const gateway = z.union([gatewayName, z.literal('none')]);
const moment = z.iso.datetime();
const rials = z.number().int().describe('rials');

export const payment = z
  .object({
    reference: z.string(),
    state,
    code: z.string().nullable().describe('why it is not paid'),
    planId: z.number().int(),
    size: z.number().int().describe('days or bytes'),
    price: rials,
    discount: rials,
    amount: rials,
    gateway,
    bank_reference: z.string().nullable(),
    created_at: moment,
    paid_at: moment.nullable(),
    deadline_at: moment.describe('until then the bank gives back by itself what it could not confirm'),
    retryable: z.boolean().describe('whether it makes sense to order again'),
  })
  .meta({ id: 'Payment' });
export type PaymentAnswer = z.infer<typeof payment>;

const step = { at: moment, kind: z.string(), code: z.string().nullable() };
export const receipt = payment
  .extend({
    card: z.string().nullable().describe('masked'),
    coupon: z.string().nullable(),
    timeline: z.array(z.object(step)),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;

export const paymentReference = z.string().regex(/^[0-9a-f]{32}$/, 'This is no reference of a payment');
export const paymentStateRequest = requestBody({ reference: paymentReference });
export type PaymentStateRequest = z.infer<typeof paymentStateRequest>;
export const paymentsRequest = requestBody({ page: pageNumber.default(1) });
export type PaymentsRequest = z.infer<typeof paymentsRequest>;

export const consolePayment = payment
  .omit({ retryable: true })
  .extend({
    id: z.number().int(),
    user: z.object({ id: z.number().int(), username: z.string().nullable() }),
    card: z.string().nullable(),
    coupon: z.string().nullable(),
    reason: z.string().nullable().describe('why staff reversed it'),
    version: z.number().int(),
    timeline: z.array(z.object({ ...step, actor: z.string().nullable() })),
  })
  .meta({ id: 'ConsolePayment' });
export type ConsolePayment = z.infer<typeof consolePayment>;

const paymentView = z
  .enum(['open', 'stuck', 'odd'])
  .describe(
    'open: the bank has not said its last word; stuck: staff has to act; odd: money that did not fit its order',
  );

export const listConsolePayments = listQuery({
  fields: ['id', 'created_at', 'amount', 'state', 'paid_at'],
  sort: ['id', 'DESC'],
  filter: {
    state: state.optional(),
    gateway: gateway.optional(),
    user_id: entityId.optional(),
    view: paymentView.optional(),
    q: searchText.optional().describe('a reference, ours or the bank’s'),
  },
});
export type ListConsolePayments = z.output<typeof listConsolePayments>;
