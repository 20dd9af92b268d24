import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { paymentReference } from '../get-payment-state/payment.schema.ts';

export const receiptFileRequest = requestBody({ reference: paymentReference, language: z.enum(['fa', 'en']) });
export type ReceiptFileRequest = z.infer<typeof receiptFileRequest>;
