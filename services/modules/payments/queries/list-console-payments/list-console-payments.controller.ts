import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsolePayment,
  consolePayment,
  listConsolePayments,
  type ListConsolePayments as Request,
} from './console-payment.schema.ts';
import { ListConsolePayments } from './list-console-payments.query.ts';

@ApiTags('console')
@Controller('api/console/payments')
export class ListConsolePaymentsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Orders and payments',
    access: 'admin',
    response: z.array(consolePayment),
    readsFrom: ['payments', 'payment-buyers'],
  })
  async list(
    @Query({ schema: listConsolePayments }) request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsolePayment[]> {
    return answerList(reply, 'payments', request.offset, await this.queries.execute(new ListConsolePayments(request)));
  }
}
