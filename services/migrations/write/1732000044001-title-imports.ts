import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of titles that the staff asks for in the console, with their files and how far they are. */
export class TitleImports1732000044001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.title_import (
        id integer generated always as identity primary key,
        version integer not null,
        name text not null,
        bytes integer not null check (bytes >= 0),
        checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
        dry_run boolean not null,
        begun_by integer not null,
        file text,
        stage text not null check (stage in ('waiting', 'running', 'done', 'failed', 'cancelled')),
        attempts smallint not null,
        worker uuid,
        lease_until timestamptz,
        bytes_read integer not null,
        counts jsonb not null,
        refusals jsonb not null,
        error text,
        changed_at timestamptz not null default now(),
        check ((stage = 'running') = (worker is not null)),
        check ((stage = 'running') = (lease_until is not null))
      )`);
    await runner.query(
      `create index title_import_open on write.title_import (id) where stage in ('waiting', 'running') or file is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.title_import');
  }
}
