import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { CheckCouponHandler } from './check-coupon.handler.js';
import { type CheckCouponRequest, checkCouponAnswer, checkCouponRequest } from './check-coupon.request.js';

@ApiTags('payments')
@Controller('api/user')
export class CheckCouponController {
  constructor(private readonly handler: CheckCouponHandler) {}

  @Post('coupon')
  @Endpoint({ summary: 'What a coupon is worth', access: 'public', response: checkCouponAnswer })
  coupon(@Body({ schema: checkCouponRequest }) body: CheckCouponRequest, @CurrentViewer() viewer: Viewer | undefined) {
    return this.handler.execute(body, viewer ?? null);
  }
}
