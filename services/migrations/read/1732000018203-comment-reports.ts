import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `comment-reports`: those that wait for a moderator. */
export class CommentReportRows1732000018203 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.comment_report (
        id integer primary key,
        comment_id integer not null,
        user_id integer not null,
        reason text not null,
        note text,
        reported_at timestamptz not null
      )`);
    await runner.query('create index comment_report_comment on read.comment_report (comment_id)');
    await runner.query('create index comment_report_user on read.comment_report (user_id)');
    await runner.query('create table read.comment_reporter_gone (user_id integer primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.comment_report, read.comment_reporter_gone');
  }
}
