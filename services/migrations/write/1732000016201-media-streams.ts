import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is made of a media file for streaming, and how far that is; subtitles that were published. */
export class MediaStreams1732000016201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.media_stream (
        sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
        version integer not null,
        state text not null check (state in ('waiting', 'impossible', 'running', 'failed', 'ready')),
        media jsonb not null,
        percent smallint not null default 0 check (percent between 0 and 100),
        attempts smallint not null default 0,
        error text,
        worker uuid,
        lease_until timestamptz,
        asked_at timestamptz not null default now(),
        stream jsonb,
        check ((state = 'running') = (worker is not null)),
        check ((state = 'running') = (lease_until is not null)),
        check ((state = 'ready') = (stream is not null))
      )`);
    await runner.query(
      `create index media_stream_open on write.media_stream (asked_at) where state in ('waiting', 'impossible', 'running')`,
    );
    await runner.query(`
      create table write.subtitle_track (
        id integer generated always as identity primary key,
        version integer not null default 1,
        sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
        language text not null,
        label text,
        vtt_name text not null,
        unique nulls not distinct (sha256, language, label)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.subtitle_track, write.media_stream');
  }
}
