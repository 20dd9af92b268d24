import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the page of a title leads that is withdrawn, and which card stands in for it. */
export class WithdrawnTitles1732000049001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.title_page add column withdrawn jsonb');
    await runner.query('alter table read.title_card add column merged_into integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.title_card drop column merged_into');
    await runner.query('alter table read.title_page drop column withdrawn');
  }
}
