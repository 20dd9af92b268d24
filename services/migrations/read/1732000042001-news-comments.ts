import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comments on news posts, and the names of these beside them; likes of what stands on no title's page. */
export class NewsCommentRows1732000042001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table read.comment
        alter column post_id drop not null,
        add column news_post_id integer`);
    await runner.query(`
      create index comment_news_root on read.comment (news_post_id, created_at desc, id desc)
      where status in ('approved', 'deleted') and parent_id is null and news_post_id is not null`);
    await runner.query(`
      create index comment_news_post on read.comment (news_post_id) where news_post_id is not null`);
    await runner.query(`
      create table read.community_news (
        id integer primary key,
        slug text not null,
        title jsonb not null,
        cover_path text not null,
        published boolean not null default false
      )`);
    // What has been read before stands in the other projection's rows already.
    await runner.query(`
      insert into read.community_news (id, slug, title, cover_path, published)
      select id, slug, jsonb_build_object('fa', texts -> 'fa' -> 'title',
          'en', coalesce(texts -> 'en' ->> 'title', texts -> 'fa' ->> 'title', slug)),
        replace(coalesce(cover_path, ''), '/news/', '/news-tall/'), state = 'published'
      from read.piece where kind = 'news'`);
    await runner.query(`
      alter table read.like_mark
        alter column post_id drop not null,
        add column news_post_id integer`);
    await runner.query('alter table read.title_page_review add column piece_id integer');
    await runner.query(`
      update read.title_page_review r set piece_id = p.id
      from read.piece p where p.kind = 'review' and p.title_id = r.title_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.title_page_review drop column piece_id');
    await runner.query('delete from read.like_mark where post_id is null');
    await runner.query('alter table read.like_mark drop column news_post_id, alter column post_id set not null');
    await runner.query('drop table read.community_news');
    await runner.query('delete from read.comment where post_id is null');
    await runner.query('alter table read.comment drop column news_post_id, alter column post_id set not null');
  }
}
