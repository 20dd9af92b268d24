import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that are narrowed to days: the audit log and payments. */
export class ListDays1732000091003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index audit_entry_time on read.audit_entry (created_at)');
    await runner.query('create index payment_time on read.payment (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index read.payment_time, read.audit_entry_time');
  }
}
