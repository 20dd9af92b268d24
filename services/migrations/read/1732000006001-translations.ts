import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviewed texts. */
export class Translations1732000006001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.translation (
        lang text not null,
        key text not null,
        value text not null,
        type integer not null,
        primary key (lang, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.translation');
  }
}
