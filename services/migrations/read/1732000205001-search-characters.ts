import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Titles are found by who is played in them. What is there already has nobody until the title is revised or the index rebuilt. */
export class SearchCharacters1732000205001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table read.search_filter add column characters text[] not null default '{}'`);
    await runner.query('create index search_filter_characters on read.search_filter using gin (characters)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.search_filter drop column characters');
  }
}
