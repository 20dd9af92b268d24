import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The search index (search_document, search_name, search_spelling, search_filter) and what the projection remembers to
 * make documents of (search_title, search_person, search_credit).
 */
export class Search1732000004001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createIndexTables(runner);
    await createFilterTable(runner);
    await createProjectionTables(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table read.search_credit, read.search_person, read.search_title, read.search_filter,
      read.search_spelling, read.search_name, read.search_document`);
  }
}

async function createIndexTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table read.search_document (
      kind smallint not null,
      id int not null,
      popularity real not null,
      roles smallint not null,
      names text[] not null,
      card text not null,
      primary key (kind, id)
    ) with (fillfactor = 85)`);
  // A row for each word of each name: the name's tail from that word on. key is the tail without spaces.
  await runner.query(`
    create table read.search_name (
      kind smallint not null,
      id int not null,
      popularity real not null,
      position smallint not null,
      leads boolean not null,
      key text collate "C" not null,
      tail text collate "C" not null,
      name text collate "C" not null
    )`);
  await runner.query('create index search_name_document on read.search_name (kind, id)');
  await runner.query(
    'create index search_name_key on read.search_name (kind, key) include (tail, position, leads, popularity, id)',
  );
  // The first letters are shared by thousands of names: these hold the best of each at their beginning.
  for (const letters of [1, 2, 3, 4, 5]) {
    await runner.query(
      `create index search_name_head_${letters} on read.search_name (kind, "left"(tail, ${letters}), (position > 0), popularity desc, id)`,
    );
  }
  await runner.query(`
    create table read.search_spelling (
      variant text collate "C" not null,
      word text collate "C" not null,
      primary key (variant, word)
    )`);
}

async function createFilterTable(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table read.search_filter (
      id int primary key,
      post_type smallint not null,
      release_year smallint not null,
      age text,
      channel text,
      countries text[] not null,
      genres text[] not null,
      qualities smallint[] not null,
      dubbed boolean not null,
      censored boolean not null,
      actors int[] not null,
      directors int[] not null,
      rating real,
      votes int not null,
      popularity real not null,
      name text collate "C" not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    ) with (fillfactor = 85)`);
  for (const column of ['countries', 'genres', 'qualities', 'actors', 'directors']) {
    await runner.query(`create index search_filter_${column} on read.search_filter using gin (${column})`);
  }
}

async function createProjectionTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table read.search_title (
      id int primary key,
      facts jsonb,
      created_at timestamptz,
      updated_at timestamptz,
      qualities smallint[] not null default '{}',
      dubbed boolean not null default false,
      censored boolean not null default false,
      votes int not null default 0,
      grades int not null default 0
    ) with (fillfactor = 85)`);
  await runner.query('create table read.search_person (id int primary key, facts jsonb not null)');
  await runner.query(`
    create table read.search_credit (
      title_id int not null,
      person_id int not null,
      role smallint not null,
      popularity real not null,
      primary key (title_id, person_id, role)
    )`);
  await runner.query('create index search_credit_person on read.search_credit (person_id) include (role, popularity)');
}
