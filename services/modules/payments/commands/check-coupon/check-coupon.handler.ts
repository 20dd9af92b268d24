import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { discountOf } from '../../domain/coupon-rules.js';
import { COUPON_BY_ADDRESS } from '../../security-limits.js';
import { OrderDesk } from '../../settlement/order-desk.js';
import type { CheckCouponRequest } from './check-coupon.request.js';

/** Says what a coupon is worth. It stands with the commands because it must see what they see; nothing is kept for the asker. */
@Injectable()
export class CheckCouponHandler {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly desk: OrderDesk,
    private readonly throttle: Throttle,
  ) {}

  /** @throws InvalidCoupon, CouponForNewUsers, CouponForExtension, PlanNotForSale */
  async execute({ coupon: code, planId, offer_id, user_id }: CheckCouponRequest, viewer: Viewer | null) {
    this.throttle.takeAddress(COUPON_BY_ADDRESS);
    const { manager } = this.dataSource;
    const buyer = await this.desk.buyer(manager, viewer?.userId ?? null, user_id ?? null);
    const use = { planId: planId ?? null, stage: buyer?.stage ?? 'register', userId: buyer?.userId ?? null };
    const coupon = await this.desk.coupon(manager, code, use);
    const offer = planId ? await this.desk.offer(manager, planId, offer_id ?? null, buyer?.sale ?? null) : null;
    const discount = offer && discountOf(coupon, offer.price);
    const { stage, percent, fixed } = coupon;
    return {
      status: 1 as const,
      coupon: { planId: coupon.planId, stage, percent, fixed },
      discount,
      price: offer && offer.price - (discount ?? 0),
      message: '',
    };
  }
}
