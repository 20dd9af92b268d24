import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `library`. */
export class LibraryRows1732000017801 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.list_entry (
        id integer primary key,
        user_id integer not null,
        kind text not null,
        target_id integer not null,
        added_at timestamptz not null
      )`);
    await runner.query('create index list_entry_member on read.list_entry (user_id, kind, added_at)');
    await runner.query('create index list_entry_target on read.list_entry (kind, target_id)');
    await runner.query('create table read.list_owner_gone (user_id integer primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.list_entry, read.list_owner_gone');
  }
}
