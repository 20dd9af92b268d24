import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { PaymentQuery } from '../get-payment-state/payment.query.js';
import {
  type PaymentStateRequest,
  type PaymentsRequest,
  payment,
  paymentStateRequest,
  paymentsRequest,
  receipt,
} from '../get-payment-state/payment.schema.js';
import { UnknownReference } from '../get-payment-state/payment-state.controller.js';

const paymentsAnswer = z
  .object({ payments: z.array(payment), max_page: z.number().int(), total: z.number().int() })
  .meta({ id: 'PaymentsAnswer' });

@ApiTags('payments')
@Controller('api/user')
export class PaymentsController {
  constructor(private readonly query: PaymentQuery) {}

  @Post('payments')
  @Endpoint({
    summary: 'The viewer’s payments, the newest first',
    access: 'viewer',
    response: paymentsAnswer,
    readsFrom: ['payments'],
  })
  payments(@Body({ schema: paymentsRequest }) { page }: PaymentsRequest, @CurrentViewer() viewer: Viewer) {
    return this.query.ofUser(viewer.userId, page);
  }

  @Post('receipt')
  @Endpoint({
    summary: 'One of the viewer’s payments with its timeline',
    access: 'viewer',
    response: z.object({ receipt }).meta({ id: 'ReceiptAnswer' }),
    readsFrom: ['payments'],
  })
  async receipt(
    @Body({ schema: paymentStateRequest }) { reference }: PaymentStateRequest,
    @CurrentViewer() viewer: Viewer,
  ) {
    const found = await this.query.receipt(viewer.userId, reference);
    if (!found) throw new UnknownReference();
    return { receipt: found };
  }
}
