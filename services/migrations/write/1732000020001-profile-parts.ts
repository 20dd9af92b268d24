import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which parts of their page members show to others. Comments stand below titles with their names anyway. */
export class ProfileParts1732000020001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table write.account add column profile_shows text[] not null default '{comments}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.account drop column profile_shows');
  }
}
