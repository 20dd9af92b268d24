import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody logged in with: phone, tablet, desktop or television; not known of log-ins before there was this column. */
export class DeviceKinds1732000017101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.session_history add column kind text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.session_history drop column kind');
  }
}
