import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An acceptance remembers what it has replaced, and a track may show nothing. Those accepted before have no memory. */
export class TakenDownSubtitles1732000098002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.submitted_subtitle add column replaced_vtt text');
    await runner.query('alter table write.subtitle_track alter column vtt_name drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from write.subtitle_track where vtt_name is null');
    await runner.query('alter table write.subtitle_track alter column vtt_name set not null');
    await runner.query('alter table write.submitted_subtitle drop column replaced_vtt');
  }
}
