import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures, suspension and deletion of accounts, devices of sessions, links for forgotten passwords, two-step verification. */
export class AccountSecurity1732000002101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table write.account
        add column avatar text,
        add column suspended_at timestamptz,
        add column suspension_reason text,
        add column deleted_at timestamptz,
        add constraint account_suspension check ((suspended_at is null) = (suspension_reason is null))`);
    await runner.query('alter table write.session add column device text, add column address text');
    await runner.query('create index session_ended on write.session (ended_at) where ended_at is not null');
    // One link for each account: a newer one takes its place.
    await runner.query(`
      create table write.password_recovery (
        account_id integer primary key references write.account (id) on delete cascade,
        request_id uuid not null,
        token_hash text not null,
        expires_at timestamptz not null
      )`);
    await runner.query('create unique index password_recovery_token on write.password_recovery (token_hash)');
    await runner.query(`
      create table write.two_factor (
        account_id integer primary key references write.account (id) on delete cascade,
        sealed_secret text not null,
        confirmed_at timestamptz,
        last_step integer not null default 0,
        recovery_codes text[] not null default '{}'
      )`);
    await this.keepAudit(runner);
  }

  /** Positions are given later, by the relay; everything else of an audit entry stays as it was written. */
  private async keepAudit(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function write.refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'entries of the audit log are never changed or removed';
      end $$`);
    await runner.query(`
      create trigger audit_unchanged before update of id, stream, version, type, data, time, actor on write.event_log
      for each row when (old.type = 'staff.acted.v1') execute function write.refuse_audit_change()`);
    await runner.query(`
      create trigger audit_undeleted before delete on write.event_log
      for each row when (old.type = 'staff.acted.v1') execute function write.refuse_audit_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger audit_undeleted on write.event_log');
    await runner.query('drop trigger audit_unchanged on write.event_log');
    await runner.query('drop function write.refuse_audit_change()');
    await runner.query('drop table write.two_factor, write.password_recovery');
    await runner.query('drop index write.session_ended');
    await runner.query('alter table write.session drop column device, drop column address');
    await runner.query(`
      alter table write.account drop constraint account_suspension, drop column avatar, drop column suspended_at,
        drop column suspension_reason, drop column deleted_at`);
  }
}
