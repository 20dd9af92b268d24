import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `contacts`. */
export class ContactRows1732000018102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.contact_thread (
        id integer primary key,
        user_id integer,
        name text not null,
        email text not null,
        subject text not null,
        state text not null,
        version integer not null,
        waiting_since timestamptz not null,
        last_at timestamptz not null
      )`);
    await runner.query('create index contact_thread_state on read.contact_thread (state, waiting_since)');
    await runner.query('create index contact_thread_user on read.contact_thread (user_id)');
    await runner.query(`
      create table read.contact_message (
        thread_id integer not null,
        version integer not null,
        by_staff boolean not null,
        author text not null,
        author_id integer,
        body text not null,
        at timestamptz not null,
        primary key (thread_id, version)
      )`);
    await runner.query('create table read.contact_writer_gone (user_id integer primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.contact_thread, read.contact_message, read.contact_writer_gone');
  }
}
