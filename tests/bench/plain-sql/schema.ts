import type pg from 'pg';

/*
 * The same titles in the tables that one would make without any of our read models: normalised, each index that its queries
 * like, and beside them the page of a title stored as one document. Filled from the facts in the event log, so that both
 * sides hold the same.
 */

const LATEST_TITLES = `
  select distinct on (stream) data from write.event_log
  where type in ('title.added.v1', 'title.revised.v1') order by stream, version desc`;
const LATEST_PEOPLE = `
  select distinct on (stream) data from write.event_log
  where type in ('person.added.v1', 'person.revised.v1') order by stream, version desc`;

const STEPS: [label: string, sql: string][] = [
  ['tables', 'drop schema if exists bench cascade; create schema bench'],
  [
    'titles',
    `create table bench.title as
     select (data ->> 'titleId')::int as id, (data ->> 'postType')::int as post_type, data ->> 'slug' as slug,
            data -> 'name' ->> 'en' as name, lower(data -> 'name' ->> 'en') collate "C" as lower_name,
            (data ->> 'releaseYear')::int as year, data ->> 'age' as age, (data ->> 'runtimeMinutes')::int as runtime,
            data -> 'summary' ->> 'en' as summary, (data ->> 'popularity')::real as popularity, data ->> 'tint' as tint
     from (${LATEST_TITLES}) facts;
     create table bench.genre (id int generated always as identity primary key, slug text unique);
     create table bench.country (id int generated always as identity primary key, code text unique);
     create temporary table facts as ${LATEST_TITLES}`,
  ],
  [
    'genres and countries',
    `insert into bench.genre (slug) select distinct jsonb_array_elements_text(data -> 'genres') from facts;
     insert into bench.country (code) select distinct jsonb_array_elements_text(data -> 'countries') from facts;
     create table bench.title_genre as
     select g.id as genre_id, (data ->> 'releaseYear')::int as year, (data ->> 'titleId')::int as title_id
     from facts, jsonb_array_elements_text(data -> 'genres') as used(slug) join bench.genre g on g.slug = used.slug;
     create table bench.title_country as
     select (data ->> 'titleId')::int as title_id, c.id as country_id
     from facts, jsonb_array_elements_text(data -> 'countries') as used(code) join bench.country c on c.code = used.code`,
  ],
  [
    'people',
    `create table bench.person as
     select (data ->> 'personId')::int as id, data ->> 'slug' as slug, data -> 'name' ->> 'en' as name
     from (${LATEST_PEOPLE}) facts;
     create table bench.credit as
     select (data ->> 'titleId')::int as title_id, (entry ->> 'personId')::int as person_id, part, n::int as place
     from facts, (values ('cast', 1), ('directors', 2)) as parts(field, part),
          jsonb_array_elements(data -> field) with ordinality as entries(entry, n);
     drop table facts`,
  ],
  [
    'indexes',
    `alter table bench.title add primary key (id);
     alter table bench.person add primary key (id);
     create unique index on bench.title (slug);
     create index on bench.title (year desc, id desc);
     create index on bench.title (lower_name, id);
     create index on bench.title using gin (lower_name gin_trgm_ops);
     create index on bench.title_genre (genre_id, year desc, title_id desc);
     create index on bench.title_genre (title_id);
     create index on bench.title_country (title_id);
     create index on bench.credit (title_id)`,
  ],
  [
    'a table of comments',
    `create table bench.comment (
       id int generated always as identity primary key, title_id int not null references bench.title (id),
       user_id int not null, body text not null, status text not null default 'pending',
       created_at timestamptz not null default now())`,
  ],
];

/** Makes and fills the schema `bench`; what is there of an earlier run goes. */
export async function fillPlainSchema(client: pg.Client, page: string, onStep: (label: string) => void): Promise<void> {
  for (const [label, sql] of STEPS) {
    onStep(label);
    await client.query(sql);
  }
  onStep('stored documents');
  await client.query(`create table bench.document as select slug, (${page})::text as doc from bench.title t`);
  await client.query('alter table bench.document add primary key (slug)');
}
