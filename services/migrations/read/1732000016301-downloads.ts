import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members have downloaded and played, a line for each file and window; the generations of their keys. */
export class DownloadReadModels1732000016301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.download_line (
        meter_id integer primary key,
        user_id integer not null,
        file_id integer,
        title jsonb,
        release jsonb,
        started_at timestamptz not null,
        window_until timestamptz not null,
        bytes_sent bigint not null,
        bytes_charged bigint not null,
        file_bytes_charged bigint not null,
        free_because text
      )`);
    await runner.query('create index download_line_user on read.download_line (user_id, meter_id desc)');
    // An event that comes late must not bring back what was forgotten with an account.
    await runner.query('create table read.download_forgotten (user_id integer primary key)');
    await runner.query('create table read.download_key (user_id integer primary key, generation integer not null)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.download_line, read.download_forgotten, read.download_key');
  }
}
