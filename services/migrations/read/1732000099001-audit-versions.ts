import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version of its record an act has made. Entries from before do not know until the projection `audit` is rebuilt. */
export class AuditVersions1732000099001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.audit_entry add column version integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.audit_entry drop column version');
  }
}
