import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version a coupon's bounds are of. */
export class RevisedCouponRows1732000140001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.coupon add column revised_version integer not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.coupon drop column revised_version');
  }
}
