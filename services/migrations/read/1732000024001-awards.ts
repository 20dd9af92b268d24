import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `awards`: each nomination of a title, in the order in which its facts tell them. */
export class Awards1732000024001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.award_nomination (
        title_id integer not null,
        place integer not null,
        ceremony smallint not null,
        year integer not null,
        award text not null,
        won boolean not null,
        people integer[] not null,
        primary key (title_id, place)
      )`);
    await runner.query('create index award_nomination_ceremony on read.award_nomination (ceremony, year)');
    await runner.query('create index award_nomination_award on read.award_nomination (ceremony, award, won)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.award_nomination');
  }
}
