import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projections `media-streams` and `subtitle-tracks`. */
export class MediaStreamRows1732000016201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.media_stream (
        sha256 text primary key,
        state text not null,
        percent smallint not null,
        error text,
        changed_at timestamptz not null,
        facts jsonb
      )`);
    await runner.query(`
      create table read.subtitle_track (
        id integer primary key,
        sha256 text not null,
        language text not null,
        label text,
        vtt_name text not null
      )`);
    await runner.query('create index subtitle_track_media on read.subtitle_track (sha256)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.subtitle_track, read.media_stream');
  }
}
