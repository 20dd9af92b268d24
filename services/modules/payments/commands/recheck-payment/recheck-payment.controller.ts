import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { entityId, requestBody } from '../../../../platform/http/request-schema.js';
import { PAYMENT_STATES } from '../../domain/payment-state.js';
import { RecheckPaymentHandler } from './recheck-payment.handler.js';

const recheckPaymentRequest = requestBody({ id: entityId });
const recheckPaymentAnswer = z
  .object({
    status: z.literal(1),
    state: z.enum(PAYMENT_STATES),
    code: z.string().nullable(),
    answered: z.boolean().describe('whether the bank answered'),
  })
  .meta({ id: 'RecheckedPayment' });

@ApiTags('console')
@Controller('api/console/payments')
export class RecheckPaymentController {
  constructor(private readonly handler: RecheckPaymentHandler) {}

  @Post('recheck')
  @Endpoint({ summary: 'Ask the bank about a payment again, now', access: 'admin', response: recheckPaymentAnswer })
  recheck(@Body({ schema: recheckPaymentRequest }) { id }: z.infer<typeof recheckPaymentRequest>) {
    return this.handler.execute(id);
  }
}
