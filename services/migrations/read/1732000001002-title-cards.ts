import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `title-cards`: what lists filter and sort by, and the card as text, ready to send. */
export class TitleCards1732000001002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // to_char counts as stable because of local month names, which this pattern does not use.
    await runner.query(`
      create function read.iso_time(moment timestamptz) returns text immutable strict parallel safe language sql
      as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$`);
    // `base` and `extra` are JSON objects of what only facts change; the generated columns put the moving figures before them.
    await runner.query(`
      create table read.title_card (
        id integer primary key,
        listed boolean not null default false,
        post_type smallint,
        slug text,
        name_en text,
        sort_name text collate "C",
        release_year integer,
        created_at timestamptz,
        updated_at timestamptz,
        dubbed_at timestamptz,
        popularity real not null default 0,
        genres text[] not null default '{}',
        countries text[] not null default '{}',
        people integer[] not null default '{}',
        channel text,
        status smallint,
        air_weekday smallint,
        seasons_count integer,
        quality smallint,
        qualities smallint[] not null default '{}',
        dubbed boolean not null default false,
        censored boolean not null default false,
        files integer not null default 0,
        votes integer not null default 0,
        grade_sum integer not null default 0,
        rating numeric(3,1) generated always as
          (case when votes > 0 then round(grade_sum / (6.0 * votes), 1) end) stored,
        base text,
        extra text,
        card text generated always as (
          '{"rating":' || coalesce(case when votes > 0 then round(grade_sum / (6.0 * votes), 1) end::text, 'null')
          || ',"votes":' || votes::text
          || ',"quality":' || coalesce(quality::text, 'null')
          || ',"dubbed":' || case when dubbed then 'true' else 'false' end
          || ',"updated_at":"' || read.iso_time(updated_at) || '",' || substr(base, 2)
        ) stored
      )`);
    await runner.query('create unique index title_card_slug on read.title_card (slug)');
    await runner.query('create index title_card_people on read.title_card using gin (people) with (fastupdate = on)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.title_card');
    await runner.query('drop function read.iso_time');
  }
}
