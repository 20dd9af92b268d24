import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `submitted-subtitles`: the moderators' queue. */
export class SubmittedSubtitleRows1732000016501 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.submitted_subtitle (
        id int primary key,
        file_id int not null,
        sha256 text not null,
        language text not null,
        label text,
        format text not null,
        charset text not null,
        original text not null,
        cues int not null,
        mends jsonb not null,
        user_id int not null,
        username text not null,
        state text not null,
        version int not null,
        created_at timestamptz not null,
        decided_by text,
        decided_by_id int,
        decided_at timestamptz,
        reason text
      )`);
    await runner.query('create index submitted_subtitle_queue on read.submitted_subtitle (state, created_at, id)');
    await runner.query('create index submitted_subtitle_track on read.submitted_subtitle (sha256, language)');
    await runner.query('create index submitted_subtitle_sender on read.submitted_subtitle (user_id)');
    await runner.query('create table read.deleted_subtitle_sender (user_id int primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.deleted_subtitle_sender, read.submitted_subtitle');
  }
}
