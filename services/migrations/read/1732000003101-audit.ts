import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The staff's acts, and what comments have to know of their authors' accounts. */
export class Audit1732000003101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The projection `audit` fills it from the staff's acts; until now `console` did from some events.
    await runner.query('drop table read.audit_entry');
    await runner.query(`
      create table read.audit_entry (
        id bigint primary key,
        action text not null,
        resource text not null,
        resource_id integer,
        subject text not null,
        actor_id integer not null,
        role text not null,
        operation text not null,
        details jsonb not null,
        created_at timestamptz not null
      )`);
    await runner.query('create index audit_entry_resource on read.audit_entry (resource, resource_id, id)');
    await runner.query('create index audit_entry_actor on read.audit_entry (actor_id, id)');
    await runner.query('create index audit_entry_action on read.audit_entry (action, id)');
    // An account may be deleted while a comment of it is still on its way.
    await runner.query(`
      create table read.commenter (
        user_id integer primary key,
        avatar_path text,
        deleted boolean not null default false
      )`);
    await runner.query('alter table read.comment add column decided_by_id integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.comment drop column decided_by_id');
    await runner.query('drop table read.commenter, read.audit_entry');
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
}
