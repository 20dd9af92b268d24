import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { ListPayments } from './list-payments.query.ts';
import { type PaymentsAnswer, type PaymentsRequest, paymentsAnswer, paymentsRequest } from './list-payments.schema.ts';

@ApiTags('payments')
@Controller('api/user')
export class ListPaymentsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('payments')
  @Endpoint({
    summary: 'The viewer’s payments, the newest first',
    access: 'viewer',
    response: paymentsAnswer,
    readsFrom: ['payments'],
  })
  payments(
    @Body({ schema: paymentsRequest }) { page }: PaymentsRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<PaymentsAnswer> {
    return this.queries.execute(new ListPayments(viewer.userId, page));
  }
}
