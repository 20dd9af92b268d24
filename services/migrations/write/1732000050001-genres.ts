import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one list of genres. Until it is saved it is the one that comes with the product. */
export class GenreList1732000050001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.genre_list (
        id integer primary key,
        version integer not null,
        list jsonb,
        leaving text[] not null
      )`);
    await runner.query("insert into write.genre_list (id, version, leaving) values (1, 0, '{}')");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.genre_list');
  }
}
