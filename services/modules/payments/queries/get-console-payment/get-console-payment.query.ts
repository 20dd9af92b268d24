import { Query } from '@nestjs/cqrs';
import type { ConsolePayment } from '../list-console-payments/console-payment.schema.ts';

export class GetConsolePayment extends Query<ConsolePayment> {
  constructor(readonly id: number) {
    super();
  }
}
