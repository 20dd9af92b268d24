import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `title-pages`: the page of a title as text, what it is made of, and each viewer's own rating. */
export class TitlePages1732000001001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A rating or a comment may arrive before its title: such a row has no slug and no document yet.
    await runner.query(`
      create table read.title_page (
        id integer primary key,
        post_type smallint,
        slug text,
        facts jsonb,
        files jsonb not null default '{}',
        created_at timestamptz,
        updated_at timestamptz,
        doc text,
        votes integer not null default 0,
        starring integer not null default 0,
        direction integer not null default 0,
        screenplay integer not null default 0,
        music integer not null default 0,
        effects integer not null default 0,
        other integer not null default 0,
        comments integer not null default 0
      )`);
    await runner.query('create unique index title_page_slug on read.title_page (slug)');
    await runner.query(`
      create table read.title_page_person (
        person_id integer primary key,
        ref jsonb not null
      )`);
    await runner.query(`
      create table read.title_page_credit (
        person_id integer not null,
        title_id integer not null,
        primary key (person_id, title_id)
      )`);
    await runner.query('create index title_page_credit_title on read.title_page_credit (title_id)');
    await runner.query(`
      create table read.viewer_rating (
        user_id integer not null,
        post_id integer not null,
        grades jsonb not null,
        primary key (user_id, post_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table read.viewer_rating, read.title_page_credit, read.title_page_person, read.title_page',
    );
  }
}
