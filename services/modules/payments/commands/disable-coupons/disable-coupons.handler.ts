import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { couponDisabled } from '../../contract/coupons.events.ts';
import { CouponRepository } from '../../persistence/coupon.repository.ts';
import { DisableCoupons, type DisableCouponsResult } from './disable-coupons.command.ts';

@CommandHandler(DisableCoupons)
export class DisableCouponsHandler implements ICommandHandler<DisableCoupons> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly coupons: CouponRepository,
    private readonly clock: Clock,
  ) {}

  /** Those that are disabled already, or unknown, are left out of `done`. */
  async execute({ ids }: DisableCoupons): Promise<DisableCouponsResult> {
    const { transaction } = this.unitOfWork;
    const coupons = await this.coupons.lockEnabled(transaction.manager, ids);
    for (const coupon of coupons) {
      const version = await this.coupons.disable(transaction.manager, coupon, this.clock.now());
      await transaction.append(`coupon-${coupon.id}`, version, couponDisabled({ couponId: coupon.id }));
    }
    return { done: coupons.map(({ id }) => id) };
  }
}
