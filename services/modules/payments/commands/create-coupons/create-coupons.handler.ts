import { Injectable } from '@nestjs/common';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { couponCreated } from '../../events/coupons.events.js';
import { Coupon } from '../../persistence/coupon.entity.js';
import { newCouponCode } from './coupon-code.js';
import type { CreateCouponsRequest } from './create-coupons.request.js';

@Injectable()
export class CreateCouponsHandler {
  constructor(private readonly transactions: CommandTransactions) {}

  execute({ token: _, count, ...request }: CreateCouponsRequest) {
    const coupon = {
      ...{ version: 1, used: 0, disabledAt: null },
      ...{ planId: request.planId, stage: request.stage },
      percent: request.percent ?? null,
      fixed: request.fixed ?? null,
      totalLimit: request.total_limit ?? null,
      userLimit: request.user_limit,
      validFrom: dateOf(request.valid_from),
      validUntil: dateOf(request.valid_until),
      note: request.note || null,
    };
    return this.transactions.run({ ...request, count }, async (transaction) => {
      const coupons = Array.from({ length: count }, () => ({ ...coupon, code: newCouponCode() }));
      const saved = await transaction.manager.save(Coupon, coupons);
      await transaction.appendAll(
        saved.map((one) => ({ stream: `coupon-${one.id}`, firstVersion: 1, events: [createdEvent(one)] })),
      );
      return { status: 1 as const, coupons: saved.map(({ id, code }) => ({ id, code })) };
    });
  }
}

function dateOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

function createdEvent(
  coupon: Pick<
    Coupon,
    | 'id'
    | 'code'
    | 'planId'
    | 'stage'
    | 'percent'
    | 'fixed'
    | 'totalLimit'
    | 'userLimit'
    | 'validFrom'
    | 'validUntil'
    | 'note'
  >,
) {
  const { id: couponId, code, planId, stage, percent, fixed, totalLimit, userLimit, note } = coupon;
  return couponCreated({
    ...{ couponId, code, planId, stage, percent, fixed, totalLimit, userLimit, note },
    validFrom: coupon.validFrom?.toISOString() ?? null,
    validUntil: coupon.validUntil?.toISOString() ?? null,
  });
}
