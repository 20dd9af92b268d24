import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsolePayment, ListConsolePayments as Request } from './console-payment.schema.ts';

export class ListConsolePayments extends Query<ListPage<ConsolePayment>> {
  constructor(readonly request: Request) {
    super();
  }
}
