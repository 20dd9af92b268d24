import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of what kind a parked event is, for those who look at it: the read side does not see the log. Null: parked before this. */
export class ParkedTypes1732000140002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.parked_event add column type text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.parked_event drop column type');
  }
}
