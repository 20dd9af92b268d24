import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A role has a version, so that of two admins who change it at once the second hears of the first; of those there are, it is the first. */
export class RoleVersions1732000209101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.account add column role_version integer not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.account drop column role_version');
  }
}
