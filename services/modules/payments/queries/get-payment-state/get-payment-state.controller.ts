import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetPaymentState } from './get-payment-state.query.ts';
import {
  type PaymentStateAnswer,
  type PaymentStateRequest,
  paymentStateAnswer,
  paymentStateRequest,
} from './payment.schema.ts';

@ApiTags('payments')
@Controller('api/user')
export class GetPaymentStateController {
  constructor(private readonly queries: QueryBus) {}

  @Post('paymentState')
  @Endpoint({
    summary: 'The true state of a payment, for whoever has its reference',
    access: 'public',
    response: paymentStateAnswer,
    readsFrom: ['payments'],
  })
  async state(@Body({ schema: paymentStateRequest }) { reference }: PaymentStateRequest): Promise<PaymentStateAnswer> {
    return { payment: await this.queries.execute(new GetPaymentState(reference)) };
  }
}
