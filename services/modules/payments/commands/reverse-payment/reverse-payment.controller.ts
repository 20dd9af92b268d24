import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { PAYMENT_STATES } from '../../domain/payment-state.js';
import { ReversePaymentHandler } from './reverse-payment.handler.js';

const reversePaymentRequest = requestBody({
  id: entityId,
  reason: z.string('Please say why').trim().min(3, 'Please say why').max(500),
});
export type ReversePaymentRequest = z.infer<typeof reversePaymentRequest>;
const reversePaymentAnswer = z
  .object({ status: z.literal(1), state: z.enum(PAYMENT_STATES).describe('reversing: the bank is asked again') })
  .meta({ id: 'ReversedPayment' });

@ApiTags('console')
@Controller('api/console/payments')
export class ReversePaymentController {
  constructor(private readonly handler: ReversePaymentHandler) {}

  @Post('reverse')
  @Endpoint({
    summary: 'Take back what a payment bought and give the money back, with a reason',
    access: 'admin',
    response: reversePaymentAnswer,
  })
  reverse(@Body({ schema: reversePaymentRequest }) { id, reason }: ReversePaymentRequest) {
    return this.handler.execute(id, reason);
  }
}
