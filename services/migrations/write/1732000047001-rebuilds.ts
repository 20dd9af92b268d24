import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rebuilds that the staff asks for in the console, and how far they are. */
export class Rebuilds1732000047001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.rebuild (
        id integer generated always as identity primary key,
        version integer not null,
        projection text not null,
        mode text not null check (mode in ('swap', 'compare', 'check')),
        begun_by integer not null,
        stage text not null check (stage in ('waiting', 'running', 'done', 'failed', 'cancelled')),
        attempts smallint not null,
        worker uuid,
        lease_until timestamptz,
        phase text,
        position bigint not null default 0,
        head bigint not null default 0,
        events bigint not null default 0,
        events_per_second integer not null default 0,
        parked integer not null default 0,
        stood_still_ms integer not null default 0,
        differences jsonb,
        error text,
        changed_at timestamptz not null default now(),
        check ((stage = 'running') = (worker is not null)),
        check ((stage = 'running') = (lease_until is not null))
      )`);
    await runner.query(
      `create unique index rebuild_open on write.rebuild (projection) where stage in ('waiting', 'running')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.rebuild');
  }
}
