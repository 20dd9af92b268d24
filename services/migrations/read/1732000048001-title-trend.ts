import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What most members took up in the last days, as the recommendations' job counts it. */
export class TitleTrend1732000048001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.title_trend (
        place integer primary key,
        title_id integer not null,
        viewers integer not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.title_trend');
  }
}
