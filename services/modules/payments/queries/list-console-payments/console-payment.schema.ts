import { z } from 'zod';
import { dayFilters } from '#platform/http/list-days.ts';
import { listQuery, searchText } from '#platform/http/list-query.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { payment, paymentGateway, paymentState } from '../get-payment-state/payment.schema.ts';
import { timelineStep } from '../get-receipt/receipt.schema.ts';

export const consolePayment = payment
  .omit({ retryable: true })
  .extend({
    id: z.number().int(),
    user: z.object({ id: z.number().int(), username: z.string().nullable() }),
    card: z.string().nullable(),
    taken: z.number().int().nullable().describe('rials that the bank took, right or wrong; null while it has none'),
    coupon: z.string().nullable(),
    reason: z.string().nullable().describe('why staff reversed it'),
    version: z.number().int(),
    timeline: z.array(
      z.object({
        ...timelineStep,
        actor: z.string().nullable(),
        note: z.string().optional().describe('how staff gave the money back in the bank’s stead'),
      }),
    ),
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
    state: paymentState.optional(),
    gateway: paymentGateway.optional(),
    user_id: entityId.optional(),
    view: paymentView.optional(),
    ...dayFilters,
    q: searchText.optional().describe('the number of a payment, or a reference, ours or the bank’s'),
  },
});
export type ListConsolePayments = z.output<typeof listConsolePayments>;
