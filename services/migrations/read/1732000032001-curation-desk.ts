import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projections `curation-desk`, `notices` and `suggested-lists`. */
export class CurationDeskRows1732000032001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.collection_desk (
        id integer primary key,
        slug text not null,
        name jsonb not null,
        about jsonb not null,
        title_ids integer[] not null,
        titles_count integer not null generated always as (cardinality(title_ids)) stored,
        folded text not null,
        retired boolean not null default false,
        version integer not null,
        added_at timestamptz not null,
        changed_at timestamptz not null
      )`);
    await runner.query(`
      create table read.box_office_desk (
        version integer primary key,
        as_of date not null,
        entries jsonb not null
      )`);
    await runner.query(`
      create table read.notice (
        id integer primary key,
        kind text not null,
        text jsonb not null,
        link text,
        shown_from timestamptz,
        shown_until timestamptz,
        folded text not null,
        retired boolean not null default false,
        version integer not null,
        added_at timestamptz not null,
        changed_at timestamptz not null
      )`);
    await runner.query(`
      create table read.suggested_list (
        post_type integer primary key,
        title_ids integer[] not null,
        version integer not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.collection_desk, read.box_office_desk, read.notice, read.suggested_list');
  }
}
