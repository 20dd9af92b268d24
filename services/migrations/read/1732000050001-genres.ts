import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one row of the projection `genres`; without it the genres are those that come with the product. */
export class GenreRows1732000050001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.genre_list (
        version integer primary key,
        genres jsonb not null,
        own_order boolean not null,
        merged jsonb not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.genre_list');
  }
}
