import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `people`: every person with what their page shows, and their parts in titles. */
export class People1732000001003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A title may name a person who has not arrived: such a row has only its figures.
    await runner.query(`
      create table read.person (
        id integer primary key,
        slug text,
        name_en text,
        name_fa text,
        gender text,
        birthday date,
        ref text,
        biography text,
        movies_count integer not null default 0,
        serials_count integer not null default 0,
        acts boolean not null default false,
        directs boolean not null default false,
        writes boolean not null default false,
        nominations integer not null default 0,
        wins integer not null default 0,
        prominence real not null default 0
      )`);
    await runner.query('create unique index person_slug on read.person (slug)');
    await runner.query(`
      create table read.person_credit (
        person_id integer not null,
        title_id integer not null,
        post_type smallint not null,
        acts boolean not null,
        directs boolean not null,
        writes boolean not null,
        nominations integer not null,
        wins integer not null,
        popularity real not null,
        primary key (person_id, title_id)
      )`);
    await runner.query('create index person_credit_title on read.person_credit (title_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.person_credit, read.person');
  }
}
