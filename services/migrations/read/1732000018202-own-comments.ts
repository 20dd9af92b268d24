import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What comments say of themselves beside their text. */
export class OwnCommentRows1732000018202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table read.comment
        add column spoiler boolean not null default false,
        add column minute smallint,
        add column season smallint,
        add column episode smallint,
        add column edited_at timestamptz`);
    // A deleted comment that was answered keeps its place.
    await runner.query('drop index read.comment_root');
    await runner.query(`
      create index comment_root on read.comment (post_id, created_at desc, id desc)
      where status in ('approved', 'deleted') and parent_id is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index read.comment_root');
    await runner.query(`
      create index comment_root on read.comment (post_id, created_at desc, id desc)
      where status = 'approved' and parent_id is null`);
    await runner.query(`
      alter table read.comment drop column spoiler, drop column minute, drop column season, drop column episode,
        drop column edited_at`);
  }
}
