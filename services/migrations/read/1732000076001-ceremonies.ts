import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `ceremonies`: what ceremonies tell of their awards, and by which names titles and people are found in it. */
export class Ceremonies1732000076001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.ceremony_nomination (
        award_id integer not null,
        place integer not null,
        version integer not null,
        ceremony smallint not null,
        year integer not null,
        award text not null,
        won boolean not null,
        film jsonb,
        film_id text,
        film_name text,
        people jsonb not null,
        people_names text[] not null,
        title_id integer,
        title_place integer,
        primary key (award_id, place)
      )`);
    await runner.query('create index ceremony_nomination_held on read.ceremony_nomination (ceremony, year)');
    await runner.query('create index ceremony_nomination_award on read.ceremony_nomination (ceremony, award, won)');
    await runner.query('create index ceremony_nomination_title on read.ceremony_nomination (title_id)');
    await runner.query('create index ceremony_nomination_film on read.ceremony_nomination (film_name)');
    await runner.query('create index ceremony_nomination_film_id on read.ceremony_nomination (film_id)');
    await runner.query('create index ceremony_nomination_people on read.ceremony_nomination using gin (people_names)');
    await runner.query(`
      create table read.ceremony_title (
        title_id integer primary key,
        post_type smallint not null,
        release_year integer not null,
        names text[] not null,
        film_ids text[] not null,
        awards jsonb not null
      )`);
    await runner.query('create index ceremony_title_names on read.ceremony_title using gin (names)');
    await runner.query('create index ceremony_title_film_ids on read.ceremony_title using gin (film_ids)');
    await runner.query('create table read.ceremony_person (person_id integer primary key, name text not null)');
    await runner.query('create index ceremony_person_name on read.ceremony_person (name)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.ceremony_person, read.ceremony_title, read.ceremony_nomination');
  }
}
