import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Media files of the storage: what each is, and since when no release has it. */
export class MediaAssets1732000016101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.media_asset (
        sha256 text primary key,
        version integer not null,
        facts jsonb not null,
        added_at timestamptz not null,
        idle_since timestamptz,
        removed_at timestamptz
      )`);
    await runner.query('create index media_asset_idle on write.media_asset (idle_since) where removed_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.media_asset');
  }
}
