import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { type ConsolePayment, consolePayment } from '../list-console-payments/console-payment.schema.ts';
import { GetConsolePayment } from './get-console-payment.query.ts';

@ApiTags('console')
@Controller('api/console/payments')
export class GetConsolePaymentController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({
    summary: 'One payment with its timeline',
    access: 'admin',
    response: consolePayment,
    readsFrom: ['payments', 'payment-buyers'],
  })
  one(@Param('id', { schema: entityId }) id: number): Promise<ConsolePayment> {
    return this.queries.execute(new GetConsolePayment(id));
  }
}
