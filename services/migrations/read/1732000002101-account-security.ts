import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What viewers and the console see of suspended and deleted accounts and of sessions that were. */
export class AccountSecurityReadModels1732000002101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table read.account
        add column suspended_at timestamptz,
        add column suspension_reason text,
        add column deleted_at timestamptz,
        add column two_factor boolean not null default false,
        add column recovery_codes_left integer not null default 0,
        add column last_login_at timestamptz,
        add column referrer_id integer`);
    await runner.query(`
      create table read.session_history (
        session_id uuid primary key,
        user_id integer not null,
        device text,
        address text,
        started_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        ended_by text
      )`);
    await runner.query('create index session_history_user on read.session_history (user_id, started_at desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.session_history');
    await runner.query(`
      alter table read.account drop column suspended_at, drop column suspension_reason, drop column deleted_at,
        drop column two_factor, drop column recovery_codes_left, drop column last_login_at, drop column referrer_id`);
  }
}
