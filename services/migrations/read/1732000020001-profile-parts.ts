import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the projection of accounts keeps of members' pages. */
export class ProfilePartRows1732000020001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table read.account add column profile_shows text[] not null default '{comments}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.account drop column profile_shows');
  }
}
