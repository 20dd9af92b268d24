import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { ConsoleCouponReader } from '../list-console-coupons/console-coupon.reader.ts';
import type { ConsoleCoupon } from '../list-console-coupons/console-coupon.schema.ts';
import { GetConsoleCoupon } from './get-console-coupon.query.ts';

class UnknownCoupon extends DomainError {
  constructor() {
    super('unknown_coupon', 'There is no such coupon', { httpStatus: 404 });
  }
}

@QueryHandler(GetConsoleCoupon)
export class GetConsoleCouponHandler implements IQueryHandler<GetConsoleCoupon> {
  constructor(private readonly coupons: ConsoleCouponReader) {}

  /** @throws UnknownCoupon */
  async execute({ id }: GetConsoleCoupon): Promise<ConsoleCoupon> {
    const coupon = await this.coupons.one(id);
    if (!coupon) throw new UnknownCoupon();
    return coupon;
  }
}
