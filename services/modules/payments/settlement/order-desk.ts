import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { type PlanOffer, PlanOffers } from '../../membership/events/plan-offers.port.js';
import { checkCoupon, discountOf } from '../domain/coupon-rules.js';
import type { CouponStage } from '../events/coupons.events.js';
import type { Coupon } from '../persistence/coupon.entity.js';
import { CouponRepository } from '../persistence/coupon.repository.js';
import { type RegistrationSale, RegistrationSaleRepository } from '../persistence/registration-sale.repository.js';

/** So long after a registration its plan can be paid without a log-in; the registration itself lapses then. */
const WITHOUT_LOG_IN_MS = 86_400_000;

export class PlanNotForSale extends DomainError {
  constructor() {
    const message = 'This plan is not available';
    super('unknown_plan', message, { errors: { planId: [message] } });
  }
}

/** Who buys: a viewer, or somebody who has just registered with a paid plan. */
export interface Buyer {
  userId: number;
  /** Register until the plan of the registration is paid. */
  stage: CouponStage;
  sale: RegistrationSale | null;
}

export interface Quote {
  offer: PlanOffer;
  coupon: Coupon | null;
  /** Rials. */
  discount: number;
}

/** What an order would cost whom. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly offers: PlanOffers,
    private readonly coupons: CouponRepository,
    private readonly sales: RegistrationSaleRepository,
    private readonly clock: Clock,
  ) {}

  /** @param newUserId of a registration that has not been paid. @returns null when it is neither. */
  async buyer(manager: EntityManager, viewerId: number | null, newUserId: number | null): Promise<Buyer | null> {
    const userId = viewerId ?? newUserId;
    if (userId === null) return null;
    const sale = await this.sales.findUnpaid(manager, userId);
    if (viewerId !== null) return { userId, stage: sale ? 'register' : 'update', sale };
    const fresh = sale && this.clock.now().getTime() - sale.openedAt.getTime() < WITHOUT_LOG_IN_MS;
    return fresh ? { userId, stage: 'register', sale } : null;
  }

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

  /** @throws PlanNotForSale, and what `coupon` throws */
  async quote(
    manager: EntityManager,
    { userId, stage, sale }: Buyer,
    order: { planId: number; offerId: number | null; coupon: string | null },
  ): Promise<Quote> {
    const { planId } = order;
    const offer = await this.offer(manager, planId, order.offerId, sale);
    const coupon = order.coupon ? await this.coupon(manager, order.coupon, { planId, stage, userId }) : null;
    return { offer, coupon, discount: coupon ? discountOf(coupon, offer.price) : 0 };
  }
}
