import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of buyers, for staff: a projection of its own, which fills the table from the whole log. */
export class PaymentBuyers1732000009003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.payment_buyer (
        user_id integer primary key,
        username text not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.payment_buyer');
  }
}
