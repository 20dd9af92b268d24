import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comments on news posts, and likes of news posts and reviews. */
export class NewsComments1732000042001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table write.comment
        alter column post_id drop not null,
        add column news_post_id integer references write.piece (id),
        add constraint comment_subject
          check (num_nonnulls(post_id, news_post_id) = 1 and (post_id is not null or minute is null))`);
    await runner.query(`
      alter table write.like_mark
        add column news_post_id integer references write.piece (id),
        add column review_id integer references write.piece (id),
        drop constraint like_mark_target,
        add constraint like_mark_target check (num_nonnulls(post_id, comment_id, news_post_id, review_id) = 1)`);
    await runner.query('create unique index like_mark_news_post on write.like_mark (user_id, news_post_id)');
    await runner.query('create unique index like_mark_review on write.like_mark (user_id, review_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from write.comment_report r using write.comment c where c.id = r.comment_id and c.post_id is null`);
    await runner.query(`
      delete from write.like_mark l where num_nonnulls(l.news_post_id, l.review_id) > 0
        or exists (select from write.comment c where c.id = l.comment_id and c.post_id is null)`);
    await runner.query('delete from write.comment where post_id is null');
    await runner.query(`
      alter table write.like_mark
        drop constraint like_mark_target,
        drop column news_post_id,
        drop column review_id,
        add constraint like_mark_target check (num_nonnulls(post_id, comment_id) = 1)`);
    await runner.query(`
      alter table write.comment
        drop constraint comment_subject,
        drop column news_post_id,
        alter column post_id set not null`);
  }
}
