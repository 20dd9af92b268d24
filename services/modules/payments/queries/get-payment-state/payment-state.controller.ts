import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { PaymentQuery } from './payment.query.js';
import { type PaymentStateRequest, payment, paymentStateRequest } from './payment.schema.js';

export class UnknownReference extends DomainError {
  constructor() {
    super('unknown_payment', 'There is no such payment', { httpStatus: 404 });
  }
}

@ApiTags('payments')
@Controller('api/user')
export class PaymentStateController {
  constructor(private readonly query: PaymentQuery) {}

  @Post('paymentState')
  @Endpoint({
    summary: 'The true state of a payment, for whoever has its reference',
    access: 'public',
    response: z.object({ payment }).meta({ id: 'PaymentStateAnswer' }),
    readsFrom: ['payments'],
  })
  async state(@Body({ schema: paymentStateRequest }) { reference }: PaymentStateRequest) {
    const found = await this.query.state(reference);
    if (!found) throw new UnknownReference();
    return { payment: found };
  }
}
