import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CouponBounds } from '../../domain/coupons/coupon-bounds.ts';

export interface ReviseCouponResult {
  version: number;
}

/** Changes how often and how long a coupon can be used. What it takes off, and for whom, stays: buyers were told so. */
export class ReviseCoupon extends Command<ReviseCouponResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly id: number,
    /** The version that the sender has seen. */
    readonly version: number,
    readonly bounds: CouponBounds,
  ) {
    super(sender);
  }
}
