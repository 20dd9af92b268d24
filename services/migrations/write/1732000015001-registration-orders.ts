import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of registrations: one that is open, and one that is paid, whatever comes at the same moment. */
export class RegistrationOrders1732000015001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.payment add column at_registration boolean not null default false');
    await runner.query(`
      create unique index payment_registration_open on write.payment (user_id)
      where at_registration and state in ('created', 'pending')`);
    await runner.query(`
      create unique index payment_registration_paid on write.payment (user_id)
      where at_registration and state = 'paid'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index write.payment_registration_open, write.payment_registration_paid');
    await runner.query('alter table write.payment drop column at_registration');
  }
}
