import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { boundsOf, momentOf } from '../../application/coupon-bounds.schema.ts';
import { type CouponOrder, CreateCoupons } from './create-coupons.command.ts';
import {
  type CreateCouponsAnswer,
  type CreateCouponsRequest,
  createCouponsAnswer,
  createCouponsRequest,
} from './create-coupons.request.ts';

@ApiTags('console')
@Controller('api/console/coupons')
export class CreateCouponsController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Endpoint({
    summary: 'Make coupons with generated codes, or one with a code of one’s own',
    access: 'admin',
    response: createCouponsAnswer,
    idempotent: true,
  })
  async create(
    @Body({ schema: createCouponsRequest }) request: CreateCouponsRequest,
    @SentBy() sender: MemberSender,
  ): Promise<CreateCouponsAnswer> {
    const { coupons } = await this.commands.execute(new CreateCoupons(sender, couponOf(request), request.count));
    return { status: 1, coupons };
  }
}

function couponOf(request: CreateCouponsRequest): CouponOrder {
  return {
    planId: request.planId,
    stage: request.stage,
    percent: request.percent ?? null,
    fixed: request.fixed ?? null,
    validFrom: momentOf(request.valid_from),
    ...boundsOf(request),
    code: request.code ?? null,
  };
}
