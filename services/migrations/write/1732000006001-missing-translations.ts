import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys that pages found no text for; the moderators' queue. */
export class MissingTranslations1732000006001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.missing_translation (
        key text primary key,
        reports integer not null default 1,
        first_reported_at timestamptz not null default now(),
        last_reported_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.missing_translation');
  }
}
