import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans for sale, what members have, and their statements. */
export class MembershipReadModels1732000008001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.plan (
        id integer primary key,
        plan_id smallint not null,
        name jsonb not null,
        price bigint not null,
        size bigint not null,
        active boolean not null,
        sort integer not null,
        version integer not null
      )`);
    await runner.query(`
      create table read.membership (
        user_id integer primary key,
        vip_expiration timestamptz,
        bandwidth bigint not null
      )`);
    await runner.query(`
      create table read.membership_entry (
        id integer primary key,
        user_id integer not null,
        at timestamptz not null,
        unit text not null,
        amount bigint not null,
        reason text not null,
        reference text,
        note text,
        actor text,
        vip_expiration timestamptz,
        bandwidth bigint not null
      )`);
    await runner.query('create index membership_entry_user on read.membership_entry (user_id, id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.membership_entry, read.membership, read.plan');
  }
}
