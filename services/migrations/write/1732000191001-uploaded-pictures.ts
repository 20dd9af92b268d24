import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that the staff uploads are known from before they are stored; those that are there already stay as they are. */
export class UploadedPictures1732000191001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.uploaded_picture (
        key uuid primary key,
        added_at timestamptz not null default now(),
        named_at timestamptz
      )`);
    await runner.query(
      'create index uploaded_picture_unnamed on write.uploaded_picture (added_at) where named_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.uploaded_picture');
  }
}
