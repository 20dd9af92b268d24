import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an acceptance has published and what it has replaced; a track may show nothing. Rows from before know neither until
 * the projection `submitted-subtitles` is rebuilt.
 */
export class TakenDownSubtitleRows1732000098003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.submitted_subtitle add column vtt_name text, add column replaced_vtt text');
    await runner.query('alter table read.subtitle_track alter column vtt_name drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from read.subtitle_track where vtt_name is null');
    await runner.query('alter table read.subtitle_track alter column vtt_name set not null');
    await runner.query('alter table read.submitted_subtitle drop column vtt_name, drop column replaced_vtt');
  }
}
