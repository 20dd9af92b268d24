import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleCoupon, ListConsoleCoupons as Request } from './console-coupon.schema.ts';

export class ListConsoleCoupons extends Query<ListPage<ConsoleCoupon>> {
  constructor(readonly request: Request) {
    super();
  }
}
