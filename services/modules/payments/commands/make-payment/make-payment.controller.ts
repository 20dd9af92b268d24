import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { MakePaymentHandler } from './make-payment.handler.js';
import { type MakePaymentRequest, makePaymentAnswer, makePaymentRequest } from './make-payment.request.js';

@ApiTags('payments')
@Controller('api/user')
export class MakePaymentController {
  constructor(private readonly handler: MakePaymentHandler) {}

  @Post('makePayment')
  @Endpoint({
    summary: 'Order a plan and get the form for the bank; for viewers, and for a new user by order.user_id',
    access: 'public',
    response: makePaymentAnswer,
    idempotent: true,
  })
  makePayment(
    @Body({ schema: makePaymentRequest }) { order }: MakePaymentRequest,
    @CurrentViewer() viewer: Viewer | undefined,
    @Req() request: FastifyRequest,
  ) {
    return this.handler.execute(order, viewer ?? null, request.host);
  }
}
