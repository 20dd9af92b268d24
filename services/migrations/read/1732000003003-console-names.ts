import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `console-names`: by what names titles (1), people (2) and users (3) are found in the console. */
export class ConsoleNames1732000003003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.console_name (
        kind smallint not null,
        id int not null,
        folded text not null,
        primary key (kind, id)
      )`);
    await runner.query('create index console_name_folded on read.console_name using gin (folded public.gin_trgm_ops)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.console_name');
  }
}
