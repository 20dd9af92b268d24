import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name of a commenter who has changed it; null for one who never did. */
export class CommenterNames1732000034001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.commenter add column name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.commenter drop column name');
  }
}
