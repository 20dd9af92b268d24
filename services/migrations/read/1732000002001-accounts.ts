import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts as queries see them. Rows of one account can arrive before the account: nothing refers to anything. */
export class AccountReadModels1732000002001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.account (
        user_id integer primary key,
        username text not null,
        username_folded text not null,
        name text not null,
        email text not null,
        phone text,
        role text not null,
        verified boolean not null,
        avatar_path text,
        bandwidth bigint not null default 0,
        vip_expiration timestamptz,
        joined_at timestamptz not null
      )`);
    await runner.query('create index account_username on read.account (username_folded)');
    await runner.query(`
      create table read.session (
        session_id uuid primary key,
        user_id integer not null,
        expires_at timestamptz not null
      )`);
    await runner.query('create index session_user_id on read.session (user_id)');
    await runner.query(`
      create table read.account_activity (
        user_id integer primary key,
        ratings_count integer not null default 0,
        comments_count integer not null default 0
      )`);
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

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.notification, read.account_activity, read.session, read.account');
  }
}
