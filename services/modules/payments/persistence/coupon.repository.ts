import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import type { CouponBounds } from '../domain/coupons/coupon-bounds.ts';
import { CouponCodeTaken } from '../domain/coupons/coupon-rules.ts';
import { Coupon } from './coupon.entity.ts';

const USED_BY_USER = 'select count(*)::int as used from write.coupon_redemption where coupon_id = $1 and user_id = $2';

// Not `for update`: orders that are made at the same moment refer to the coupon, and each would wait for the others.
const LOCK_MODE = { mode: 'for_no_key_update' } as const;
const LOCK = 'select id from write.coupon where id = $1 for no key update';

const USE = `
  with used as (
    update write.coupon set used = used + 1, version = version + 1
    where id = $1 and (total_limit is null or used < total_limit)
      and user_limit > (select count(*) from write.coupon_redemption where coupon_id = $1 and user_id = $2)
    returning used, version
  )
  select * from used`;

const KEEP_REDEMPTION = `
  insert into write.coupon_redemption (coupon_id, user_id, nth, payment_id)
  select $1, $2, count(*) + 1, $3 from write.coupon_redemption where coupon_id = $1 and user_id = $2`;

export type NewCoupon = Omit<Coupon, 'id'>;

@Injectable()
export class CouponRepository {
  /** @throws CouponCodeTaken */
  async insert(manager: EntityManager, coupons: NewCoupon[]): Promise<Coupon[]> {
    try {
      return await manager.save(Coupon, coupons);
    } catch (error) {
      throw isUniqueViolation(error, 'coupon_code') ? new CouponCodeTaken() : error;
    }
  }

  /** Those of them that can still be used, locked in the order of their ids. */
  lockEnabled(manager: EntityManager, ids: readonly number[]): Promise<Coupon[]> {
    return manager.find(Coupon, {
      where: { id: In(ids), disabledAt: IsNull() },
      order: { id: 'ASC' },
      lock: LOCK_MODE,
    });
  }

  /** @returns the locked coupon's next version. */
  async disable(manager: EntityManager, { id, version }: Coupon, at: Date): Promise<number> {
    await manager.update(Coupon, { id }, { version: version + 1, disabledAt: at });
    return version + 1;
  }

  lock(manager: EntityManager, id: number): Promise<Coupon | null> {
    return manager.findOne(Coupon, { where: { id }, lock: LOCK_MODE });
  }

  /** @returns the locked coupon's next version. */
  async revise(manager: EntityManager, { id, version }: Coupon, bounds: CouponBounds): Promise<number> {
    const next = version + 1;
    await manager.update(Coupon, { id }, { ...bounds, version: next, revisedVersion: next });
    return next;
  }

  byCode(manager: EntityManager, code: string): Promise<Coupon | null> {
    return manager.findOneBy(Coupon, { code: code.trim().toUpperCase() });
  }

  async usedByUser(manager: EntityManager, couponId: number, userId: number): Promise<number> {
    const [row]: { used: number }[] = await manager.query(USED_BY_USER, [couponId, userId]);
    return row?.used ?? 0;
  }

  /**
   * Uses a coupon up, in the payment's transaction, if its limits allow it. The lock comes in a statement of its own, so
   * that the one that counts sees what the transaction before this one has committed.
   * @returns how often it was used and the version of its stream, or null when a limit is reached.
   */
  async redeem(
    manager: EntityManager,
    couponId: number,
    userId: number,
    paymentId: number,
  ): Promise<{ used: number; version: number } | null> {
    await manager.query(LOCK, [couponId]);
    const [used]: { used: number; version: number }[] = await manager.query(USE, [couponId, userId]);
    if (!used) return null;
    await manager.query(KEEP_REDEMPTION, [couponId, userId, paymentId]);
    return used;
  }
}
