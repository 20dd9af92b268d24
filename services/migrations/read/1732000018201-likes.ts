import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `likes`. */
export class LikeRows1732000018201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.like_mark (
        id integer primary key,
        user_id integer not null,
        entity text not null,
        entity_id integer not null,
        post_id integer not null,
        value smallint not null
      )`);
    await runner.query('create index like_mark_giver on read.like_mark (user_id, entity, entity_id)');
    await runner.query(`
      create table read.like_count (
        entity text not null,
        entity_id integer not null,
        ups integer not null,
        downs integer not null,
        primary key (entity, entity_id)
      )`);
    await runner.query('create table read.like_giver_gone (user_id integer primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.like_mark, read.like_count, read.like_giver_gone');
  }
}
