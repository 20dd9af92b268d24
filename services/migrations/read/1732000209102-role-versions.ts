import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The console says of which version the role is that it shows. */
export class RoleVersionRows1732000209102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.account add column role_version integer not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.account drop column role_version');
  }
}
