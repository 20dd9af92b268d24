import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `duplicates`: pairs of titles that are known to be two films. */
export class DismissedPairRows1732000091002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.dismissed_pair (
        first_id integer not null,
        second_id integer not null,
        primary key (first_id, second_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.dismissed_pair');
  }
}
