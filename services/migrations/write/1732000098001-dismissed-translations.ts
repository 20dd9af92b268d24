import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reported texts that the staff has found to be fine as they are. */
export class DismissedTranslations1732000098001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.missing_translation add column dismissed boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.missing_translation drop column dismissed');
  }
}
