import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { UnknownPayment } from '../../domain/payment/unknown-payment.ts';
import { ConsolePaymentReader } from '../list-console-payments/console-payment.reader.ts';
import type { ConsolePayment } from '../list-console-payments/console-payment.schema.ts';
import { GetConsolePayment } from './get-console-payment.query.ts';

@QueryHandler(GetConsolePayment)
export class GetConsolePaymentHandler implements IQueryHandler<GetConsolePayment> {
  constructor(private readonly payments: ConsolePaymentReader) {}

  /** @throws UnknownPayment */
  async execute({ id }: GetConsolePayment): Promise<ConsolePayment> {
    const payment = await this.payments.one(id);
    if (!payment) throw new UnknownPayment();
    return payment;
  }
}
