import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `pieces`, the review on the page of a title, and pictures of news posts. */
export class EditorialRows1732000022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.piece (
        id integer primary key,
        kind text not null,
        slug text,
        category text,
        motif text,
        title_id integer,
        score smallint,
        author_id integer,
        author text,
        texts jsonb not null,
        folded text not null,
        cover_path text,
        tint text,
        state text not null,
        publish_at timestamptz,
        version integer not null,
        added_at timestamptz not null,
        changed_at timestamptz not null
      )`);
    await runner.query('create unique index piece_slug on read.piece (slug)');
    await runner.query('create index piece_published on read.piece (kind, publish_at desc, id desc)');
    await runner.query('create index piece_author on read.piece (author_id)');
    await runner.query('create table read.piece_author_gone (user_id integer primary key)');
    await runner.query(`
      create table read.title_page_review (
        title_id integer primary key,
        texts jsonb,
        shown boolean not null default false
      )`);
    await runner.query(`
      alter table read.artwork drop constraint artwork_subject_check,
        add constraint artwork_subject_check check (subject in ('title', 'person', 'news'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from read.artwork where subject = 'news'`);
    await runner.query(`
      alter table read.artwork drop constraint artwork_subject_check,
        add constraint artwork_subject_check check (subject in ('title', 'person'))`);
    await runner.query('drop table read.piece, read.piece_author_gone, read.title_page_review');
  }
}
