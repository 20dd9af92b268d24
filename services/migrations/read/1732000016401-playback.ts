import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `watching`. */
export class PlaybackRows1732000016401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.playback (
        user_id int not null,
        file_id int not null,
        title_id int not null,
        season smallint,
        episode smallint,
        duration int not null,
        session int not null,
        position int not null,
        finished boolean not null,
        watched boolean not null,
        updated_at timestamptz not null,
        primary key (user_id, file_id)
      )`);
    await runner.query('create index playback_title on read.playback (user_id, title_id)');
    await runner.query(`
      create table read.subtitle_offset (
        user_id int not null,
        file_id int not null,
        track int not null,
        sha256 text not null,
        offset_ms int not null,
        updated_at timestamptz not null,
        primary key (user_id, file_id, track)
      )`);
    await runner.query('create index subtitle_offset_medium on read.subtitle_offset (sha256, track)');
    await runner.query('create table read.gone_watcher (user_id int primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.playback, read.subtitle_offset, read.gone_watcher');
  }
}
