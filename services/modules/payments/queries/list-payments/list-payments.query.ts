import { Query } from '@nestjs/cqrs';
import type { PaymentsAnswer } from './list-payments.schema.ts';

/** A viewer's payments, the newest first. */
export class ListPayments extends Query<PaymentsAnswer> {
  constructor(
    readonly userId: number,
    /** Counted from 1. */
    readonly page: number,
  ) {
    super();
  }
}
