import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ConsoleNames1732000003003 } from './1732000003003-console-names.ts';

/**
 * The folded names of titles and people, by which the lists of the console find them, become rows of the features' own
 * projections `title-cards` and `people`, as those of accounts are rows of `account-names`: nobody reads `console_name` any more. Titles of a
 * person are found by their slug.
 */
export class NamesByFeature1732000010001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, kind] of [
      ['title_name', 1],
      ['person_name', 2],
    ]) {
      await runner.query(`create table read.${table} (id integer primary key, folded text not null)`);
      await runner.query(`insert into read.${table} select id, folded from read.console_name where kind = ${kind}`);
      await runner.query(`create index ${table}_folded on read.${table} using gin (folded public.gin_trgm_ops)`);
    }
    await runner.query('drop table read.console_name');
    for (const table of ['projection_checkpoint', 'parked_event']) {
      await runner.query(`delete from read.${table} where projection = 'console-names'`);
    }
    await runner.query(`create index title_page_person_slug on read.title_page_person ((ref ->> 'slug'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index read.title_page_person_slug');
    await new ConsoleNames1732000003003().up(runner);
    await runner.query(`
      insert into read.console_name (kind, id, folded)
      select 1, id, folded from read.title_name union all select 2, id, folded from read.person_name`);
    await runner.query('drop table read.title_name, read.person_name');
  }
}
