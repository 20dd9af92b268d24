import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { couponCreated } from '../../contract/coupons.events.ts';
import { checkEnd } from '../../domain/coupons/coupon-bounds.ts';
import type { Coupon } from '../../persistence/coupon.entity.ts';
import { CouponRepository, type NewCoupon } from '../../persistence/coupon.repository.ts';
import { newCouponCode } from './coupon-code.ts';
import { type CouponOrder, CreateCoupons, type CreateCouponsResult } from './create-coupons.command.ts';

@CommandHandler(CreateCoupons)
export class CreateCouponsHandler implements ICommandHandler<CreateCoupons> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly coupons: CouponRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws CouponCodeTaken, WrongBounds */
  async execute({ coupon, count }: CreateCoupons): Promise<CreateCouponsResult> {
    const { transaction } = this.unitOfWork;
    checkEnd(coupon.validUntil, coupon.validFrom, this.clock.now());
    const created = await this.coupons.insert(
      transaction.manager,
      Array.from({ length: count }, () => newCoupon(coupon)),
    );
    await transaction.appendAll(
      created.map((one) => ({ stream: `coupon-${one.id}`, firstVersion: 1, events: [createdEvent(one)] })),
    );
    return { coupons: created.map(({ id, code }) => ({ id, code })) };
  }
}

function newCoupon({ code, ...terms }: CouponOrder): NewCoupon {
  return {
    ...terms,
    version: 1,
    revisedVersion: 1,
    code: code ?? newCouponCode(),
    used: 0,
    disabledAt: null,
  };
}

function createdEvent(coupon: Coupon) {
  const { id: couponId, code, planId, stage, percent, fixed, totalLimit, userLimit, note } = coupon;
  return couponCreated({
    couponId,
    code,
    planId,
    stage,
    percent,
    fixed,
    totalLimit,
    userLimit,
    note,
    validFrom: coupon.validFrom?.toISOString() ?? null,
    validUntil: coupon.validUntil?.toISOString() ?? null,
  });
}
