import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many approved comments each news post has, for the count of the whole site, which knew those of titles alone. */
export class NewsCommentCounts1732000092002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table read.news_comment_count (news_post_id integer primary key, comments integer not null)',
    );
    await runner.query(`
      insert into read.news_comment_count
      select news_post_id, count(*) from read.comment
      where news_post_id is not null and status = 'approved' group by news_post_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.news_comment_count');
  }
}
