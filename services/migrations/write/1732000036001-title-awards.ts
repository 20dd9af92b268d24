import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the titles nominated for an award. */
export class TitleAwards1732000036001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("create index title_awards on write.title using gin ((facts -> 'awards') jsonb_path_ops)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index write.title_awards');
  }
}
