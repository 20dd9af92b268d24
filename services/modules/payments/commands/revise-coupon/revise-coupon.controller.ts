import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import type { CouponBounds } from '../../domain/coupon-bounds.ts';
import { ReviseCoupon } from './revise-coupon.command.ts';
import {
  type ReviseCouponAnswer,
  type ReviseCouponRequest,
  reviseCouponAnswer,
  reviseCouponRequest,
} from './revise-coupon.request.ts';

@ApiTags('console')
@Controller('api/console/coupons')
export class ReviseCouponController {
  constructor(private readonly commands: CommandBus) {}

  @Post('revise')
  @Endpoint({
    summary: 'Change how often and how long a coupon can be used; what it takes off stays',
    access: 'admin',
    response: reviseCouponAnswer,
  })
  async revise(
    @Body({ schema: reviseCouponRequest }) request: ReviseCouponRequest,
    @SentBy() sender: MemberSender,
  ): Promise<ReviseCouponAnswer> {
    const { id } = request;
    const { version } = await this.commands.execute(new ReviseCoupon(sender, id, request.version, boundsOf(request)));
    return { status: 1, id, version };
  }
}

function boundsOf(request: ReviseCouponRequest): CouponBounds {
  return {
    totalLimit: request.total_limit ?? null,
    userLimit: request.user_limit,
    validUntil: request.valid_until ? new Date(request.valid_until) : null,
    note: request.note || null,
  };
}
