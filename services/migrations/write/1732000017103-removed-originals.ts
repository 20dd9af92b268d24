import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The bytes of a refused subtitle go after a while; what was decided stays. */
export class RemovedOriginals1732000017103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.submitted_subtitle add column original_removed_at timestamptz');
    await runner.query('create index submitted_subtitle_original on write.submitted_subtitle (original)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index write.submitted_subtitle_original');
    await runner.query('alter table write.submitted_subtitle drop column original_removed_at');
  }
}
