import { Query } from '@nestjs/cqrs';
import type { PaymentAnswer } from './payment.schema.ts';

/** The true state of a payment, for whoever has its reference. */
export class GetPaymentState extends Query<PaymentAnswer> {
  constructor(readonly reference: string) {
    super();
  }
}
