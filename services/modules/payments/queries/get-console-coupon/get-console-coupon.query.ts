import { Query } from '@nestjs/cqrs';
import type { ConsoleCoupon } from '../list-console-coupons/console-coupon.schema.ts';

export class GetConsoleCoupon extends Query<ConsoleCoupon> {
  constructor(readonly id: number) {
    super();
  }
}
