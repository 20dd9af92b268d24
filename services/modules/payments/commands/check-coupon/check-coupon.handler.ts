import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { type Buyer, CheckoutBuyers } from '../../application/checkout/checkout-buyers.ts';
import { Pricing } from '../../application/checkout/pricing.ts';
import { COUPON_BY_ADDRESS } from '../../application/throttle-limits.ts';
import { discountOf } from '../../domain/coupons/coupon-rules.ts';
import { CheckCoupon, type CouponWorth } from './check-coupon.command.ts';

@CommandHandler(CheckCoupon)
export class CheckCouponHandler implements ICommandHandler<CheckCoupon> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly buyers: CheckoutBuyers,
    private readonly pricing: Pricing,
    private readonly throttle: Throttle,
  ) {}

  /** @throws TooManyRequests, PriceEnded, InvalidCoupon, CouponForNewUsers, CouponForExtension, PlanNotForSale */
  async execute(command: CheckCoupon): Promise<CouponWorth> {
    const { sender, registration } = command;
    await this.throttle.consumeAddress(COUPON_BY_ADDRESS, sender.address);
    const buyer = await this.buyers.find(sender.actor?.userId ?? null, registration);
    return this.unitOfWork.run(command, ({ manager }) => this.worth(manager, command, buyer));
  }

  private async worth(
    manager: EntityManager,
    { code, planId, offerId }: CheckCoupon,
    buyer: Buyer | null,
  ): Promise<CouponWorth> {
    const use = { planId, stage: buyer?.stage ?? ('register' as const), userId: buyer?.userId ?? null };
    const coupon = await this.pricing.coupon(manager, code, use);
    const offer = planId ? await this.pricing.offer(manager, planId, offerId, buyer?.sale ?? null) : null;
    const discount = offer && discountOf(coupon, offer.price);
    const { planId: ofPlan, stage, percent, fixed } = coupon;
    const price = offer && offer.price - (discount ?? 0);
    return { coupon: { planId: ofPlan, stage, percent, fixed }, discount, price };
  }
}
