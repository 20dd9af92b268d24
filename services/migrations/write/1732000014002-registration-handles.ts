import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the browser of somebody who registered knows the registration by, until they can log in. */
export class RegistrationHandles1732000014002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.registration_handle (
        account_id integer primary key
          constraint registration_handle_account_id_fkey references write.account (id) on delete cascade,
        handle text not null,
        expires_at timestamptz not null
      )`);
    await runner.query('create unique index registration_handle_handle on write.registration_handle (handle)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.registration_handle');
  }
}
