import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { ConsoleCouponReader } from './console-coupon.reader.ts';
import type { ConsoleCoupon } from './console-coupon.schema.ts';
import { ListConsoleCoupons } from './list-console-coupons.query.ts';

@QueryHandler(ListConsoleCoupons)
export class ListConsoleCouponsHandler implements IQueryHandler<ListConsoleCoupons> {
  constructor(private readonly coupons: ConsoleCouponReader) {}

  execute({ request }: ListConsoleCoupons): Promise<ListPage<ConsoleCoupon>> {
    return this.coupons.list(request);
  }
}
