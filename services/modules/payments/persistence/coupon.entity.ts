import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bigInteger } from '#platform/database/big-integer.ts';
import type { CouponStage } from '../contract/coupons.events.ts';
import type { CouponTerms } from '../domain/coupons/coupon-rules.ts';

@Entity({ schema: 'write', name: 'coupon' })
@Check('coupon_stage', `stage in ('register', 'update')`)
@Check('coupon_discount', '(percent is null) <> (fixed is null)')
@Check('coupon_limit', 'used >= 0 and (total_limit is null or used <= total_limit)')
@Index('coupon_code', ['code'], { unique: true })
export class Coupon implements CouponTerms {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Version of the stream `coupon-<id>`. */
  @Column({ type: 'integer' })
  version: number;

  /** The version in which its bounds were set last; uses come in between. */
  @Column({ name: 'revised_version', type: 'integer', default: 1 })
  revisedVersion: number;

  @Column({ type: 'text' })
  code: string;

  @Column({ name: 'plan_id', type: 'smallint' })
  planId: number;

  @Column({ type: 'text' })
  stage: CouponStage;

  @Column({ type: 'integer', nullable: true })
  percent: number | null;

  /** Rials. */
  @Column({ type: 'bigint', transformer: bigInteger, nullable: true })
  fixed: number | null;

  @Column({ name: 'total_limit', type: 'integer', nullable: true })
  totalLimit: number | null;

  @Column({ name: 'user_limit', type: 'integer' })
  userLimit: number;

  @Column({ type: 'integer', default: 0 })
  used: number;

  @Column({ name: 'valid_from', type: 'timestamptz', nullable: true })
  validFrom: Date | null;

  @Column({ name: 'valid_until', type: 'timestamptz', nullable: true })
  validUntil: Date | null;

  @Column({ name: 'disabled_at', type: 'timestamptz', nullable: true })
  disabledAt: Date | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;
}
