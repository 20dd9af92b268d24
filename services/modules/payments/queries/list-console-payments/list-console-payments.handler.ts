import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { ConsolePaymentReader } from './console-payment.reader.ts';
import type { ConsolePayment } from './console-payment.schema.ts';
import { ListConsolePayments } from './list-console-payments.query.ts';

@QueryHandler(ListConsolePayments)
export class ListConsolePaymentsHandler implements IQueryHandler<ListConsolePayments> {
  constructor(private readonly payments: ConsolePaymentReader) {}

  execute({ request }: ListConsolePayments): Promise<ListPage<ConsolePayment>> {
    return this.payments.list(request);
  }
}
