import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `file-reports`: the cases of files for moderators, with each report. */
export class FileReportRows1732000016601 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.file_case (
        id integer primary key,
        version integer not null,
        state text not null,
        opened_at timestamptz not null,
        last_at timestamptz not null,
        settled_at timestamptz,
        settled_by text,
        settled_by_id integer,
        fault text,
        fault_at timestamptz
      )`);
    await runner.query('create index file_case_state on read.file_case (state, opened_at)');
    await runner.query(`
      create table read.file_report (
        id integer primary key,
        file_id integer not null,
        user_id integer not null,
        username text not null,
        reason text not null,
        note text not null,
        reported_at timestamptz not null,
        waiting boolean not null
      )`);
    await runner.query('create table read.file_reporter_gone (user_id integer primary key)');
    await runner.query('create index file_report_file on read.file_report (file_id)');
    await runner.query('create index file_report_user on read.file_report (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.file_report, read.file_reporter_gone, read.file_case');
  }
}
