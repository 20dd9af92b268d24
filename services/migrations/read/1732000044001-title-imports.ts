import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `title-imports`. */
export class TitleImportRows1732000044001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.title_import (
        id integer primary key,
        name text not null,
        bytes integer not null,
        dry_run boolean not null,
        begun_by integer not null,
        begun_at timestamptz not null,
        changed_at timestamptz not null,
        stage text not null,
        bytes_read integer not null,
        counts jsonb not null,
        refusals jsonb not null,
        error text,
        has_file boolean not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.title_import');
  }
}
