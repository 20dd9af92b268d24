import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `release-files`: each file on offer. */
export class ReleaseFileRows1732000016001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.release_file (
        id integer primary key,
        title_id integer not null,
        season smallint,
        episode smallint,
        quality smallint not null,
        dubbed boolean not null,
        censored boolean not null,
        uploaded_at timestamptz not null,
        media jsonb not null
      )`);
    await runner.query('create index release_file_title on read.release_file (title_id)');
    await runner.query(`create index release_file_sha256 on read.release_file ((media ->> 'sha256'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.release_file');
  }
}
