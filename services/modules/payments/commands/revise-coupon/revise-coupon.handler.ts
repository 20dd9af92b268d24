import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { couponRevised } from '../../contract/coupons.events.ts';
import { checkBounds, sameBounds } from '../../domain/coupons/coupon-bounds.ts';
import { CouponRepository } from '../../persistence/coupon.repository.ts';
import { ReviseCoupon, type ReviseCouponResult } from './revise-coupon.command.ts';
import { CouponVersionConflict, UnknownCoupon } from './revise-coupon.errors.ts';

@CommandHandler(ReviseCoupon)
export class ReviseCouponHandler implements ICommandHandler<ReviseCoupon> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly coupons: CouponRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownCoupon, CouponVersionConflict, CouponIsDisabled, WrongBounds */
  async execute({ id, version, bounds }: ReviseCoupon): Promise<ReviseCouponResult> {
    const { transaction } = this.unitOfWork;
    const coupon = await this.coupons.lock(transaction.manager, id);
    if (!coupon) throw new UnknownCoupon();
    if (coupon.revisedVersion !== version) throw new CouponVersionConflict();
    checkBounds(coupon, bounds, this.clock.now());
    if (sameBounds(coupon, bounds)) return { version };
    const next = await this.coupons.revise(transaction.manager, coupon, bounds);
    const { totalLimit, userLimit, validUntil, note } = bounds;
    await transaction.append(
      `coupon-${id}`,
      next,
      couponRevised({ couponId: id, totalLimit, userLimit, validUntil: validUntil?.toISOString() ?? null, note }),
    );
    return { version: next };
  }
}
