import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { PAYMENT_STATES } from '../../contract/payment-states.ts';

export const reversePaymentRequest = requestBody({
  id: entityId,
  reason: z.string('Please say why').trim().min(3, 'Please say why').max(500),
});
export type ReversePaymentRequest = z.infer<typeof reversePaymentRequest>;

export const reversePaymentAnswer = z
  .object({ status: z.literal(1), state: z.enum(PAYMENT_STATES).describe('reversing: the bank is asked again') })
  .meta({ id: 'ReversedPayment' });
export type ReversePaymentAnswer = z.infer<typeof reversePaymentAnswer>;
