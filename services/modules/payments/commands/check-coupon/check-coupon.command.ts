import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CouponStage } from '../../contract/coupons.events.ts';

export interface CouponWorth {
  coupon: { planId: number; stage: CouponStage; percent: number | null; fixed: number | null };
  /** Both in rials; null where no plan has been chosen yet. */
  discount: number | null;
  price: number | null;
}

/** Says what a coupon is worth. It stands with the commands because it must see what they see; nothing is kept for the asker. */
export class CheckCoupon extends Command<CouponWorth> {
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: Sender,
    readonly code: string,
    readonly planId: number | null,
    readonly offerId: number | null,
    /** Handle of a registration with a paid plan. */
    readonly registration: string | null,
  ) {
    super(sender);
  }
}
