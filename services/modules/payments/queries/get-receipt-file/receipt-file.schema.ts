import { z } from 'zod';
import { queryBody } from '#platform/http/request-schema.ts';
import { paymentReference } from '../get-payment-state/payment.schema.ts';

export const receiptFileRequest = queryBody({ reference: paymentReference, language: z.enum(['fa', 'en']) });
export type ReceiptFileRequest = z.infer<typeof receiptFileRequest>;
