import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Effects on the world that commands have decided, and the mailbox that takes them during development. */
export class EffectJobs1732000007001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.effect_job (
        id bigint primary key generated always as identity,
        event_id uuid not null,
        kind text not null,
        payload jsonb,
        attempts int not null default 0,
        due_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        done_at timestamptz,
        failed_at timestamptz,
        fault text,
        unique (event_id, kind)
      )`);
    await runner.query(
      'create index effect_job_due on write.effect_job (due_at, id) where done_at is null and failed_at is null',
    );
    await runner.query(`
      create table write.dev_mailbox (
        id bigint primary key generated always as identity,
        delivery_id text not null unique,
        channel text not null check (channel in ('mail', 'call')),
        recipient text not null,
        subject text not null,
        text text not null,
        html text,
        delivered_at timestamptz not null default now()
      )`);
    await runner.query('create index dev_mailbox_recipient on write.dev_mailbox (recipient, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.dev_mailbox, write.effect_job');
  }
}
