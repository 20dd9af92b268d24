import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A coupon knows in which version its bounds were set last; of those there are, that is when they were made. */
export class RevisedCoupons1732000140001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.coupon add column revised_version integer not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.coupon drop column revised_version');
  }
}
