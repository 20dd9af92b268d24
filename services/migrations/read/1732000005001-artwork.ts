import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the drawn pictures of titles and people are drawn from. */
export class Artwork1732000005001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.artwork (
        subject text not null check (subject in ('title', 'person')),
        slug text not null,
        spec jsonb not null,
        popularity real not null default 0,
        primary key (subject, slug)
      )`);
    await runner.query("create index artwork_popularity on read.artwork (popularity desc) where subject = 'title'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.artwork');
  }
}
