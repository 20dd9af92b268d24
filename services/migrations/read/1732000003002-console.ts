import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `console`: what waits for a moderator, and who did what in the console. */
export class Console1732000003002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.waiting_comment (
        id int primary key,
        created_at timestamptz not null
      )`);
    await runner.query('create index waiting_comment_age on read.waiting_comment (created_at)');
    // An entry's id is the position of its event.
    await runner.query(`
      create table read.audit_entry (
        id bigint primary key,
        action text not null,
        resource text not null,
        resource_id int not null,
        actor_id int,
        actor text,
        details jsonb not null,
        created_at timestamptz not null
      )`);
    await runner.query('create index audit_entry_resource on read.audit_entry (resource, resource_id, id)');
    await runner.query('create index audit_entry_actor on read.audit_entry (actor_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.audit_entry, read.waiting_comment');
  }
}
