import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The version of its title that a nomination is of. Rows from before have 0 until the projection `awards` is rebuilt. */
export class NominationVersions1732000036001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.award_nomination add column title_version integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.award_nomination drop column title_version');
  }
}
