import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projections `taste` and `title-features`, and what the job works out from them. */
export class Recommendations1732000018301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.taste_signal (
        user_id integer not null,
        source text not null,
        source_id integer not null,
        title_id integer,
        person_id integer,
        strength real not null,
        day date not null,
        primary key (user_id, source, source_id)
      )`);
    await runner.query('create table read.taste_owner_gone (user_id integer primary key)');
    await runner.query(`
      create table read.title_feature (
        title_id integer primary key,
        post_type smallint not null,
        release_year integer not null,
        popularity real not null,
        genres text[] not null,
        countries text[] not null,
        directors integer[] not null,
        people integer[] not null,
        words text[] not null
      )`);
    await runner.query('create index title_feature_people on read.title_feature using gin (people)');
    await runner.query('create index title_feature_words on read.title_feature using gin (words)');
    await runner.query('create index title_feature_known on read.title_feature (post_type, popularity desc, title_id)');
    await runner.query(`
      create table read.title_audience (
        title_id integer primary key,
        post_type smallint not null,
        viewers integer not null,
        neighbours integer[] not null,
        scores real[] not null,
        build integer not null
      )`);
    await runner.query(
      'create index title_audience_viewers on read.title_audience (post_type, viewers desc, title_id)',
    );
    await runner.query('create table read.story_word (word text primary key, titles integer not null)');
    await runner.query(`
      create table read.recommendation_build (
        build integer primary key,
        finished_at timestamptz not null default now(),
        took_ms integer not null,
        viewers integer not null,
        titles integer not null,
        catalogue integer not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table read.recommendation_build, read.story_word, read.title_audience, read.title_feature,
        read.taste_owner_gone, read.taste_signal`,
    );
  }
}
