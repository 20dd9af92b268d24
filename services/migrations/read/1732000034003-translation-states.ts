import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of reviewed texts, texts that gave way to the built-in ones again (null), and keys that pages found no text for. */
export class TranslationStates1732000034003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table read.translation
        alter column value drop not null,
        add column version integer not null default 0`);
    await runner.query(`
      create table read.missing_translation (
        key text primary key,
        reported_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.missing_translation');
    await runner.query('delete from read.translation where value is null');
    await runner.query('alter table read.translation alter column value set not null, drop column version');
  }
}
