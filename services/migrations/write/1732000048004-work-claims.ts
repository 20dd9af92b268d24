import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of the staff is at what waits. */
export class WorkClaims1732000048004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.work_claim (
        kind text not null,
        item_id integer not null,
        version integer not null,
        user_id integer not null,
        until timestamptz not null,
        primary key (kind, item_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.work_claim');
  }
}
