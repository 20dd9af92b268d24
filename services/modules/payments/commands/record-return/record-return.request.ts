import { z } from 'zod';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { PAYMENT_STATES } from '../../contract/payment-states.ts';

const note = z.string('Please say how').trim().min(3, 'Please say how').max(500);

export const recordReturnRequest = requestBody({
  id: entityId,
  note: note.describe('how it was given back, such as the number of the transfer; for the staff alone'),
});
export type RecordReturnRequest = z.infer<typeof recordReturnRequest>;

export const recordReturnAnswer = z
  .object({ status: z.literal(1), state: z.enum(PAYMENT_STATES) })
  .meta({ id: 'RecordedReturn' });
export type RecordReturnAnswer = z.infer<typeof recordReturnAnswer>;
