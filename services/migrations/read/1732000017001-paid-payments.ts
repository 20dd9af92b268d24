import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was paid lately, for whoever compares plans. */
export class PaidPayments1732000017001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index payment_paid on read.payment (paid_at) where paid_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index read.payment_paid');
  }
}
