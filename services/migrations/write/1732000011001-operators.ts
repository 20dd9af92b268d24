import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators do by the command line is in the audit log; the staff are found without reading every account. */
export class Operators1732000011001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create trigger operator_audit_unchanged before update of id, stream, version, type, data, time, actor on write.event_log
      for each row when (old.type = 'operator.acted.v1') execute function write.refuse_audit_change()`);
    await runner.query(`
      create trigger operator_audit_undeleted before delete on write.event_log
      for each row when (old.type = 'operator.acted.v1') execute function write.refuse_audit_change()`);
    await runner.query(`create index account_staff on write.account (role) where role <> 'viewer'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index write.account_staff');
    await runner.query('drop trigger operator_audit_undeleted on write.event_log');
    await runner.query('drop trigger operator_audit_unchanged on write.event_log');
  }
}
