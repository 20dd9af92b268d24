import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs are claimed by kind: those of one are found past any number of another. */
export class JobsByKind1732000083001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index effect_job_due_by_kind on write.effect_job (kind, due_at, id) where done_at is null and failed_at is null',
    );
    await runner.query('drop index write.effect_job_due');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index effect_job_due on write.effect_job (due_at, id) where done_at is null and failed_at is null',
    );
    await runner.query('drop index write.effect_job_due_by_kind');
  }
}
