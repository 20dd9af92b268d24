import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { answerList } from '../../../../platform/http/list-query.js';
import { entityId } from '../../../../platform/http/request-schema.js';
import { ConsoleCouponQuery } from './console-coupon.query.js';
import {
  type ConsoleCoupon,
  consoleCoupon,
  type ListConsoleCoupons,
  listConsoleCoupons,
} from './console-coupon.schema.js';

class UnknownCoupon extends DomainError {
  constructor() {
    super('unknown_coupon', 'There is no such coupon', { httpStatus: 404 });
  }
}

@ApiTags('console')
@Controller('api/console/coupons')
export class ConsoleCouponsController {
  constructor(private readonly query: ConsoleCouponQuery) {}

  @Get()
  @Endpoint({
    summary: 'Coupons with their use counts',
    access: 'admin',
    response: z.array(consoleCoupon),
    readsFrom: ['coupons'],
  })
  async list(
    @Query({ schema: listConsoleCoupons }) request: ListConsoleCoupons,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleCoupon[]> {
    return answerList(reply, 'coupons', request.offset, await this.query.list(request));
  }

  @Get(':id')
  @Endpoint({ summary: 'One coupon', access: 'admin', response: consoleCoupon, readsFrom: ['coupons'] })
  async one(@Param('id', { schema: entityId }) id: number): Promise<ConsoleCoupon> {
    const coupon = await this.query.one(id);
    if (!coupon) throw new UnknownCoupon();
    return coupon;
  }
}
