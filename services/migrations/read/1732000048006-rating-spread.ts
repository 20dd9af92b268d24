import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `rating-spread`. */
export class RatingSpread1732000048006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.rating_spread (
        post_id integer not null,
        criterion text not null,
        grade smallint not null,
        votes integer not null,
        primary key (post_id, criterion, grade)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.rating_spread');
  }
}
