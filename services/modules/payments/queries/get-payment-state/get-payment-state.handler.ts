import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { UnknownPayment } from '../../domain/payment/unknown-payment.ts';
import { GetPaymentState } from './get-payment-state.query.ts';
import type { PaymentAnswer } from './payment.schema.ts';
import { PAYMENT_COLUMNS, RETRYABLE, withNumber } from './payment-columns.ts';

const SELECT = `select ${PAYMENT_COLUMNS}, ${RETRYABLE} from read.payment p where reference = $1`;

@QueryHandler(GetPaymentState)
export class GetPaymentStateHandler implements IQueryHandler<GetPaymentState> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws UnknownPayment */
  async execute({ reference }: GetPaymentState): Promise<PaymentAnswer> {
    const payment = await this.database.row<PaymentAnswer>(SELECT, [reference]);
    if (!payment) throw new UnknownPayment();
    return withNumber(payment);
  }
}
