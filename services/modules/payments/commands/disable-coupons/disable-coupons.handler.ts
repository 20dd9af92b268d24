import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Clock } from '../../../../platform/clock/clock.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { couponDisabled } from '../../events/coupons.events.js';
import { Coupon } from '../../persistence/coupon.entity.js';

@Injectable()
export class DisableCouponsHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly clock: Clock,
  ) {}

  /** Those that are disabled already, or unknown, are left out of `done`. */
  execute(ids: number[]) {
    return this.transactions.run({ ids }, async (transaction) => {
      const coupons = await transaction.manager.find(Coupon, {
        where: { id: In(ids), disabledAt: IsNull() },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      for (const coupon of coupons) {
        Object.assign(coupon, { version: coupon.version + 1, disabledAt: this.clock.now() });
        await transaction.manager.save(coupon);
        await transaction.append(`coupon-${coupon.id}`, coupon.version, couponDisabled({ couponId: coupon.id }));
      }
      return { status: 1 as const, done: coupons.map(({ id }) => id) };
    });
  }
}
