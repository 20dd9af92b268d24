import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `rebuilds`. */
export class RebuildRows1732000047001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.rebuild (
        id integer primary key,
        projection text not null,
        mode text not null,
        begun_by integer not null,
        begun_at timestamptz not null,
        started_at timestamptz,
        ended_at timestamptz,
        changed_at timestamptz not null,
        stage text not null default 'waiting',
        phase text,
        position bigint not null default 0,
        head bigint not null default 0,
        events bigint not null default 0,
        events_per_second integer not null default 0,
        parked integer not null default 0,
        stood_still_ms integer not null default 0,
        differences jsonb,
        error text
      )`);
    await runner.query('create index rebuild_of_projection on read.rebuild (projection, id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.rebuild');
  }
}
