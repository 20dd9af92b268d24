import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { type ConsoleCoupon, consoleCoupon } from '../list-console-coupons/console-coupon.schema.ts';
import { GetConsoleCoupon } from './get-console-coupon.query.ts';

@ApiTags('console')
@Controller('api/console/coupons')
export class GetConsoleCouponController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({ summary: 'One coupon', access: 'admin', response: consoleCoupon, readsFrom: ['coupons'] })
  one(@Param('id', { schema: entityId }) id: number): Promise<ConsoleCoupon> {
    return this.queries.execute(new GetConsoleCoupon(id));
  }
}
