import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `work-claims`. */
export class WorkClaimRows1732000048005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.work_claim (
        kind text not null,
        item_id integer not null,
        user_id integer not null,
        username text not null,
        until timestamptz not null,
        primary key (kind, item_id)
      )`);
    await runner.query('create index work_claim_user on read.work_claim (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.work_claim');
  }
}
