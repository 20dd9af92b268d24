import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members have downloaded and played, a line for each file and window; the generations of their keys. */
export class DownloadReadModels1732000016301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.download_line (
        meter_id integer primary key,
        user_id integer not null,
        file_id integer,
        title_id integer,
        release jsonb,
        started_at timestamptz not null,
        window_until timestamptz not null,
        bytes_sent bigint not null,
        bytes_charged bigint not null,
        file_bytes_charged bigint not null,
        free_because text
      )`);
    await runner.query('create index download_line_user on read.download_line (user_id, meter_id desc)');
    await runner.query('create table read.download_key (user_id integer primary key, generation integer not null)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.download_line, read.download_key');
  }
}
