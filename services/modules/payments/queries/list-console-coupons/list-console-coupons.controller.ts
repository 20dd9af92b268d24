import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { answerList } from '#platform/http/list-query.ts';
import {
  type ConsoleCoupon,
  consoleCoupon,
  listConsoleCoupons,
  type ListConsoleCoupons as Request,
} from './console-coupon.schema.ts';
import { ListConsoleCoupons } from './list-console-coupons.query.ts';

@ApiTags('console')
@Controller('api/console/coupons')
export class ListConsoleCouponsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Endpoint({
    summary: 'Coupons with their use counts',
    access: 'admin',
    response: z.array(consoleCoupon),
    readsFrom: ['coupons'],
  })
  async list(
    @Query({ schema: listConsoleCoupons }) request: Request,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleCoupon[]> {
    return answerList(reply, 'coupons', request.offset, await this.queries.execute(new ListConsoleCoupons(request)));
  }
}
