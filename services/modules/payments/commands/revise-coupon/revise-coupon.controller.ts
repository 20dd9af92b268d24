import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { boundsOf } from '../../application/coupon-bounds.schema.ts';
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
    idempotent: true,
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
