import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of all events, the relay's head, answers kept for Idempotency-Keys. */
export class EventLog1732000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.event_log (
        id uuid primary key,
        seq bigint generated always as identity,
        position bigint,
        stream text not null,
        version int not null check (version > 0),
        type text not null,
        data jsonb not null,
        time timestamptz not null,
        actor text,
        correlation_id text,
        causation_id text,
        traceparent text,
        unique (stream, version)
      ) with (fillfactor = 85)`);
    await runner.query(
      'create unique index event_log_position on write.event_log (position) where position is not null',
    );
    await runner.query('create index event_log_unnumbered on write.event_log (seq) where position is null');
    await runner.query(`
      create table write.relay_head (
        only_row boolean primary key default true check (only_row),
        position bigint not null
      )`);
    await runner.query('insert into write.relay_head (position) values (0)');
    await runner.query(`
      create table write.idempotency_key (
        scope text not null,
        key text not null,
        request_hash text not null,
        answer jsonb,
        last_event_id uuid,
        created_at timestamptz not null default now(),
        primary key (scope, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.idempotency_key, write.relay_head, write.event_log');
  }
}
