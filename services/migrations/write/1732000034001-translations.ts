import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that the staff have put in the place of built-in ones; null: the built-in one. */
export class SavedTranslations1732000034001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.translation (
        id integer primary key,
        version integer not null,
        fa text,
        en text
      )`);
    // Told of each key since then; what was queued before is reported again by the pages that miss it.
    await runner.query('truncate write.missing_translation');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.translation');
  }
}
