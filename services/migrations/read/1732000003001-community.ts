import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comments for threads and for the moderators' queue. */
export class Community1732000003001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.comment (
        id int primary key,
        post_id int not null,
        user_id int not null,
        parent_id int,
        body text not null,
        folded text not null,
        status text not null,
        version int not null,
        username text not null,
        name text not null,
        created_at timestamptz not null,
        decided_by text,
        decided_at timestamptz,
        reason text
      )`);
    // Threads read approved comments only, newest root first; the queue reads one status, oldest first.
    await runner.query(`
      create index comment_root on read.comment (post_id, created_at desc, id desc)
      where status = 'approved' and parent_id is null`);
    await runner.query(`
      create index comment_reply on read.comment (parent_id, created_at, id)
      where status = 'approved' and parent_id is not null`);
    await runner.query('create index comment_queue on read.comment (status, created_at, id)');
    await runner.query('create index comment_author on read.comment (user_id, post_id, status)');
    await runner.query('create index comment_title on read.comment (post_id)');
    await runner.query('create index comment_folded on read.comment using gin (folded public.gin_trgm_ops)');
    await runner.query(`
      create table read.community_title (
        id int primary key,
        post_type smallint not null,
        slug text not null,
        name jsonb not null,
        cover_path text not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.community_title, read.comment');
  }
}
