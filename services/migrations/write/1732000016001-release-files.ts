import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a release's file is; a release without a medium has no file on offer. */
export class ReleaseFiles1732000016001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table write.title_file
        add media jsonb,
        add uploaded_at timestamptz,
        add retired_at timestamptz,
        add constraint title_file_media check ((media is null) = (uploaded_at is null))`);
    await runner.query(`create index title_file_sha256 on write.title_file ((media ->> 'sha256'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.title_file drop media, drop uploaded_at, drop retired_at');
  }
}
