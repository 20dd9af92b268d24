import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { PAYMENT_STATES } from '../../contract/payment-states.ts';

export const recheckPaymentRequest = requestBody({ id: entityId });
export type RecheckPaymentRequest = z.infer<typeof recheckPaymentRequest>;

export const recheckPaymentAnswer = z
  .object({
    status: z.literal(1),
    state: z.enum(PAYMENT_STATES),
    code: z.string().nullable(),
    asked: z.boolean().describe('whether there was anything to ask the bank about, and with'),
    answered: z.boolean().describe('whether the bank answered'),
  })
  .meta({ id: 'RecheckedPayment' });
export type RecheckPaymentAnswer = z.infer<typeof recheckPaymentAnswer>;
