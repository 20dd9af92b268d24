import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { type PaymentStateRequest, paymentStateRequest } from '../get-payment-state/payment.schema.ts';
import { GetReceipt } from './get-receipt.query.ts';
import { type ReceiptAnswer, receiptAnswer } from './receipt.schema.ts';

@ApiTags('payments')
@Controller('api/user')
export class GetReceiptController {
  constructor(private readonly queries: QueryBus) {}

  @Post('receipt')
  @Endpoint({
    summary: 'One of the viewer’s payments with its timeline',
    access: 'viewer',
    response: receiptAnswer,
    readsFrom: ['payments', 'payment-buyers'],
  })
  async receipt(
    @Body({ schema: paymentStateRequest }) { reference }: PaymentStateRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ReceiptAnswer> {
    return { receipt: await this.queries.execute(new GetReceipt(viewer.userId, reference)) };
  }
}
