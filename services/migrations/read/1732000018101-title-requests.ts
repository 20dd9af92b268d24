import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `title-requests`, and how a title page is found by an id of a film database. */
export class TitleRequestRows1732000018101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index title_page_film_ids on read.title_page using gin ((facts -> 'filmIds'))`);
    await runner.query(`
      create table read.title_request (
        id integer primary key,
        film_id text not null,
        post_type smallint not null,
        name text,
        year integer,
        state text not null,
        ruling integer not null,
        sponsors integer not null,
        reason text,
        note text not null,
        title_id integer,
        made_at timestamptz not null,
        answered_at timestamptz,
        answered_by text,
        answered_by_id integer
      )`);
    await runner.query('create unique index title_request_film on read.title_request (film_id)');
    await runner.query('create index title_request_wanted on read.title_request (state, sponsors desc, id)');
    await runner.query(`
      create table read.request_sponsor (
        request_id integer not null,
        user_id integer not null,
        joined_at timestamptz not null,
        primary key (request_id, user_id)
      )`);
    await runner.query('create index request_sponsor_user on read.request_sponsor (user_id)');
    await runner.query('create table read.request_sponsor_gone (user_id integer primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.title_request, read.request_sponsor, read.request_sponsor_gone');
    await runner.query('drop index read.title_page_film_ids');
  }
}
