import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { CouponStage } from '../../contract/coupons.events.ts';
import type { CouponBounds } from '../../domain/coupons/coupon-bounds.ts';

/** Either a percentage or a fixed sum in rials. */
export interface CouponOrder extends CouponBounds {
  planId: number;
  stage: CouponStage;
  percent: number | null;
  fixed: number | null;
  validFrom: Date | null;
  /** Of the staff's own; null for generated ones. */
  code: string | null;
}

export interface CreateCouponsResult {
  coupons: { id: number; code: string }[];
}

/** Makes coupons that are alike but for their generated codes, or one with a code of the staff's own. */
export class CreateCoupons extends Command<CreateCouponsResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly coupon: CouponOrder,
    readonly count: number,
  ) {
    super(sender);
  }
}
