import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { CheckCoupon } from './check-coupon.command.ts';
import {
  type CheckCouponAnswer,
  type CheckCouponRequest,
  checkCouponAnswer,
  checkCouponRequest,
} from './check-coupon.request.ts';

const COUPON_TAKEN = 'The coupon was accepted';

@ApiTags('payments')
@Controller('api/user')
export class CheckCouponController {
  constructor(private readonly commands: CommandBus) {}

  @Post('coupon')
  @Endpoint({ summary: 'What a coupon is worth', access: 'public', response: checkCouponAnswer })
  async coupon(
    @Body({ schema: checkCouponRequest }) { coupon: code, planId, offer_id, user_id }: CheckCouponRequest,
    @SentBy() sender: Sender,
  ): Promise<CheckCouponAnswer> {
    const command = new CheckCoupon(sender, code, planId ?? null, offer_id ?? null, user_id ?? null);
    const { coupon, discount, price } = await this.commands.execute(command);
    return { status: 1, coupon, discount, price, message: COUPON_TAKEN };
  }
}
