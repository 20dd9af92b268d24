import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses and numbers that accounts are to have once the code that went there has come back. */
export class ContactChanges1732000092001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.contact_change (
        account_id integer not null
          constraint contact_change_account_id_fkey references write.account (id) on delete cascade,
        detail text not null,
        value text not null,
        code_hash text not null,
        guesses_left integer not null,
        issued_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (account_id, detail),
        constraint contact_change_detail check (detail in ('email', 'phone'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.contact_change');
  }
}
