import { z } from 'zod';
import { pageNumber, queryBody } from '#platform/http/request-schema.ts';
import { payment } from '../get-payment-state/payment.schema.ts';

export const paymentsRequest = queryBody({ page: pageNumber.default(1) });
export type PaymentsRequest = z.infer<typeof paymentsRequest>;

export const paymentsAnswer = z
  .object({ payments: z.array(payment), max_page: z.number().int(), total: z.number().int() })
  .meta({ id: 'PaymentsAnswer' });
export type PaymentsAnswer = z.infer<typeof paymentsAnswer>;
