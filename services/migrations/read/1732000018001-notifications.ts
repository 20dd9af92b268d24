import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `notifications`. The table of this name that was there before was never filled. */
export class NotificationRows1732000018001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.notification');
    await runner.query(`
      create table read.notification (
        user_id integer not null,
        id integer not null,
        kind text not null,
        facts jsonb not null,
        happened_at timestamptz not null,
        position bigint not null,
        primary key (user_id, id)
      )`);
    await runner.query('create index notification_latest on read.notification (user_id, happened_at desc, id desc)');
    await runner.query('create index notification_position on read.notification (user_id, position)');
    await runner.query(`
      create table read.notification_visit (
        user_id integer not null,
        id integer not null,
        primary key (user_id, id)
      )`);
    await runner.query(`
      create table read.notification_reader (
        user_id integer primary key,
        visited_up_to bigint not null default 0,
        muted text[] not null default '{}',
        unmailed text[] not null default '{}',
        unpushed text[] not null default '{}',
        digest text not null default 'never',
        deleted boolean not null default false
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.notification_reader, read.notification_visit, read.notification');
    await runner.query(`
      create table read.notification (
        id bigint primary key,
        user_id integer not null,
        text text not null,
        href text,
        created_at timestamptz not null,
        visited boolean not null default false
      )`);
    await runner.query('create index notification_user on read.notification (user_id, id desc)');
    await runner.query('create index notification_new on read.notification (user_id, id desc) where not visited');
  }
}
