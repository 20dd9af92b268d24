import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators act by the command line, without an account. */
export class Operators1732000011001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.audit_entry alter column actor_id drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from read.audit_entry where actor_id is null');
    await runner.query('alter table read.audit_entry alter column actor_id set not null');
  }
}
