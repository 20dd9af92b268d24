import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { answerList } from '../../../../platform/http/list-query.js';
import { entityId } from '../../../../platform/http/request-schema.js';
import {
  type ConsolePayment,
  consolePayment,
  type ListConsolePayments,
  listConsolePayments,
} from '../get-payment-state/payment.schema.js';
import { UnknownReference } from '../get-payment-state/payment-state.controller.js';
import { ConsolePaymentQuery } from './console-payment.query.js';

const readsFrom = ['payments', 'accounts'];

@ApiTags('console')
@Controller('api/console/payments')
export class ConsolePaymentsController {
  constructor(private readonly query: ConsolePaymentQuery) {}

  @Get()
  @Endpoint({ summary: 'Orders and payments', access: 'admin', response: z.array(consolePayment), readsFrom })
  async list(
    @Query({ schema: listConsolePayments }) request: ListConsolePayments,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsolePayment[]> {
    return answerList(reply, 'payments', request.offset, await this.query.list(request));
  }

  @Get(':id')
  @Endpoint({ summary: 'One payment with its timeline', access: 'admin', response: consolePayment, readsFrom })
  async one(@Param('id', { schema: entityId }) id: number): Promise<ConsolePayment> {
    const payment = await this.query.one(id);
    if (!payment) throw new UnknownReference();
    return payment;
  }
}
