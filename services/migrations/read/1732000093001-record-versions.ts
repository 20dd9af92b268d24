import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `record-versions`. */
export class RecordVersionRows1732000093001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.record_version (
        kind text not null,
        record_id integer not null,
        version integer not null,
        at timestamptz not null,
        actor text,
        facts jsonb,
        became text,
        primary key (kind, record_id, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.record_version');
  }
}
