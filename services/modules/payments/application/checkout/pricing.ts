import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type PlanOffer, PlanOffers } from '#modules/membership/contract/plan-offers.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import type { CouponStage } from '../../contract/coupons.events.ts';
import { checkCoupon, discountOf } from '../../domain/coupons/coupon-rules.ts';
import type { Coupon } from '../../persistence/coupon.entity.ts';
import { CouponRepository } from '../../persistence/coupon.repository.ts';
import type { RegistrationSale } from '../../persistence/registration-sale.repository.ts';
import type { Buyer } from './checkout-buyers.ts';
import type { Order } from './order.ts';

class PlanNotForSale extends DomainError {
  constructor() {
    const message = 'This plan is not available';
    super('unknown_plan', message, { errors: { planId: [message] } });
  }
}

/** What was shown is not what it would be now: nobody pays what they have not seen. */
class OrderChanged extends DomainError {
  constructor() {
    const message = 'This plan has changed since you saw it: please look at it again';
    super('order_changed', message, { httpStatus: 409 });
  }
}

interface Quote {
  offer: PlanOffer;
  coupon: Coupon | null;
  /** Rials. */
  discount: number;
}

/** What an order costs whom. */
@Injectable()
export class Pricing {
  constructor(
    private readonly offers: PlanOffers,
    private readonly coupons: CouponRepository,
    private readonly clock: Clock,
  ) {}

  /** An offer at its price; what a registration was told stays true. @throws PlanNotForSale */
  async offer(
    manager: EntityManager,
    planId: number,
    offerId: number | null,
    sale: RegistrationSale | null,
  ): Promise<PlanOffer> {
    const told = sale && sale.planId === planId && (offerId === null || offerId === sale.offerId);
    if (told) return { id: sale.offerId, planId, price: sale.price, size: sale.size };
    const offer = await this.offers.find(manager, planId, offerId);
    if (!offer || offer.size === 0) throw new PlanNotForSale();
    return offer;
  }

  /**
   * @param use.userId null for nobody who is known yet.
   * @throws InvalidCoupon, CouponForNewUsers, CouponForExtension
   */
  async coupon(
    manager: EntityManager,
    code: string,
    use: { planId: number | null; stage: CouponStage; userId: number | null },
  ): Promise<Coupon> {
    const coupon = await this.coupons.byCode(manager, code);
    const { planId, stage, userId } = use;
    const known = coupon && userId !== null;
    const usedByUser = known ? await this.coupons.usedByUser(manager, coupon.id, userId) : 0;
    return checkCoupon(coupon, { planId, stage, usedByUser, now: this.clock.now() }) as Coupon;
  }

  /** @throws PlanNotForSale, OrderChanged, and what `coupon` throws */
  async quote(
    manager: EntityManager,
    { userId, stage, sale }: Buyer,
    order: Pick<Order, 'planId' | 'offerId' | 'coupon' | 'shown'>,
  ): Promise<Quote> {
    const { planId, shown } = order;
    const offer = await this.offer(manager, planId, order.offerId, sale);
    const coupon = order.coupon ? await this.coupon(manager, order.coupon, { planId, stage, userId }) : null;
    const discount = coupon ? discountOf(coupon, offer.price) : 0;
    if (shown && (shown.amount !== offer.price - discount || shown.size !== offer.size)) throw new OrderChanged();
    return { offer, coupon, discount };
  }
}
