import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose account is gone, for the projection `work-claims`: a claim may come after its account's deletion. */
export class GoneClaimers1732000084001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table read.work_claimer_gone (user_id integer primary key)');
    // Whose deletion has been read before stands in the other projection's rows already.
    await runner.query(
      'insert into read.work_claimer_gone (user_id) select user_id from read.account where deleted_at is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.work_claimer_gone');
  }
}
