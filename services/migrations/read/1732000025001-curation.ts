import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `curation`. */
export class CurationRows1732000025001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.collection (
        id integer primary key,
        slug text not null,
        name jsonb not null,
        about jsonb not null,
        title_ids integer[] not null
      )`);
    await runner.query('create unique index collection_slug on read.collection (slug)');
    await runner.query(`
      create table read.box_office_entry (
        title_id integer primary key,
        gross real not null,
        as_of date not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.collection, read.box_office_entry');
  }
}
