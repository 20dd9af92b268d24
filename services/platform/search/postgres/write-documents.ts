import type { ProjectionTransaction } from '../../messaging/projections/projection.js';
import { foldText } from '../../text/fold-text.js';
import type { DocumentKey, SearchDocument } from '../search-document.js';
import { type NameRow, nameRows } from './name-rows.js';
import { deletions, isSpellable } from './spelling.js';

export const KIND = { title: 1, person: 2 } as const;
export const ROLE = { actor: 1, director: 2 } as const;

interface StoredRow {
  kind: number;
  id: number;
  popularity: number;
  names: string[];
}

/** Writes documents and, where names or popularity changed, their name rows. */
export async function writeDocuments(documents: SearchDocument[], transaction: ProjectionTransaction): Promise<void> {
  // The last one wins, as it would had they come one by one.
  const newest = [...new Map(documents.map((document) => [`${document.kind}-${document.id}`, document])).values()];
  if (newest.length === 0) return;
  const renamed = await withNewNames(newest, transaction);
  await transaction.query(
    `insert into read.search_document (kind, id, popularity, roles, names, card)
     select kind, id, popularity, roles, names, card
       from jsonb_to_recordset($1) as d(kind smallint, id int, popularity real, roles smallint, names text[], card text)
     on conflict (kind, id) do update set popularity = excluded.popularity, roles = excluded.roles, names = excluded.names,
       card = excluded.card`,
    [JSON.stringify(newest.map(documentRow))],
  );
  await writeFilters(newest, transaction);
  await writeNames(renamed, transaction);
}

export async function removeDocuments(keys: DocumentKey[], transaction: ProjectionTransaction): Promise<void> {
  const parameters = [keys.map((key) => KIND[key.kind]), keys.map((key) => key.id)];
  for (const table of ['search_name', 'search_document']) {
    await transaction.query(
      `delete from read.${table} using unnest($1::smallint[], $2::int[]) as gone(kind, id)
        where ${table}.kind = gone.kind and ${table}.id = gone.id`,
      parameters,
    );
  }
  const titles = keys.filter((key) => key.kind === 'title').map((key) => key.id);
  await transaction.query('delete from read.search_filter where id = any($1)', [titles]);
}

export async function clearDocuments(transaction: ProjectionTransaction): Promise<void> {
  await transaction.query('truncate read.search_document, read.search_name, read.search_spelling, read.search_filter');
}

function documentRow({ kind, id, popularity, roles, names, card }: SearchDocument) {
  const bits = (roles ?? []).reduce((sum, role) => sum | ROLE[role], 0);
  return { kind: KIND[kind], id, popularity, roles: bits, names, card };
}

async function withNewNames(
  documents: SearchDocument[],
  transaction: ProjectionTransaction,
): Promise<SearchDocument[]> {
  const stored = await transaction.query<StoredRow>(
    `select d.kind, d.id, d.popularity, d.names from unnest($1::smallint[], $2::int[]) as k(kind, id)
       join read.search_document d on d.kind = k.kind and d.id = k.id`,
    [documents.map((document) => KIND[document.kind]), documents.map((document) => document.id)],
  );
  const known = new Map(
    stored.map((row) => [`${row.kind}-${row.id}`, JSON.stringify([Math.fround(row.popularity), row.names])]),
  );
  return documents.filter(({ kind, id, popularity, names }) => {
    return known.get(`${KIND[kind]}-${id}`) !== JSON.stringify([Math.fround(popularity), names]);
  });
}

async function writeNames(documents: SearchDocument[], transaction: ProjectionTransaction): Promise<void> {
  if (documents.length === 0) return;
  await transaction.query(
    `delete from read.search_name n using unnest($1::smallint[], $2::int[]) as old(kind, id)
      where n.kind = old.kind and n.id = old.id`,
    [documents.map((document) => KIND[document.kind]), documents.map((document) => document.id)],
  );
  const rows = documents.flatMap((document) => nameRows(document.names).map((row) => ({ ...row, document })));
  const column = <T>(value: (row: NameRow & { document: SearchDocument }) => T) => rows.map(value);
  await transaction.query(
    `insert into read.search_name (kind, id, popularity, position, leads, key, tail, name)
     select * from unnest($1::smallint[], $2::int[], $3::real[], $4::smallint[], $5::boolean[], $6::text[], $7::text[], $8::text[])`,
    [
      column((row) => KIND[row.document.kind]),
      column((row) => row.document.id),
      column((row) => row.document.popularity),
      column((row) => row.position),
      column((row) => row.leads),
      column((row) => row.key),
      column((row) => row.tail),
      column((row) => row.name),
    ],
  );
  await learnWords(new Set(rows.flatMap((row) => (row.position === 0 ? row.name.split(' ') : []))), transaction);
}

/** Words are never unlearnt: one that no name has any more leads nowhere. */
async function learnWords(words: Set<string>, transaction: ProjectionTransaction): Promise<void> {
  const unknown = await transaction.query<{ word: string }>(
    `select word from unnest($1::text[]) as w(word)
      where not exists (select from read.search_spelling s where s.variant = w.word and s.word = w.word)`,
    [[...words].filter(isSpellable)],
  );
  const variants = unknown.flatMap(({ word }) => deletions(word).map((variant) => ({ variant, word })));
  await transaction.query(
    `insert into read.search_spelling (variant, word) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [variants.map((row) => row.variant), variants.map((row) => row.word)],
  );
}

/** Names sort without their article. */
function sortKey([name = '']: string[]): string {
  return foldText(name).replace(/^(the|an|a) (?=.)/, '');
}

async function writeFilters(documents: SearchDocument[], transaction: ProjectionTransaction): Promise<void> {
  const rows = documents.flatMap(({ id, popularity, names, facts }) =>
    facts ? [{ id, popularity, name: sortKey(names), ...facts }] : [],
  );
  if (rows.length === 0) return;
  await transaction.query(
    `insert into read.search_filter (id, post_type, release_year, age, channel, countries, genres, qualities, dubbed, censored,
       actors, directors, rating, votes, popularity, name, created_at, updated_at)
     select id, "postType", "releaseYear", age, channel, countries, genres, qualities, dubbed, censored,
       actors, directors, rating, votes, popularity, name, "createdAt", "updatedAt"
       from jsonb_to_recordset($1) as d(id int, "postType" smallint, "releaseYear" smallint, age text, channel text,
         countries text[], genres text[], qualities smallint[], dubbed boolean, censored boolean, actors int[],
         directors int[], rating real, votes int, popularity real, name text, "createdAt" timestamptz, "updatedAt" timestamptz)
     on conflict (id) do update set post_type = excluded.post_type, release_year = excluded.release_year, age = excluded.age,
       channel = excluded.channel, countries = excluded.countries, genres = excluded.genres, qualities = excluded.qualities,
       dubbed = excluded.dubbed, censored = excluded.censored, actors = excluded.actors, directors = excluded.directors,
       rating = excluded.rating, votes = excluded.votes, popularity = excluded.popularity, name = excluded.name,
       created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [JSON.stringify(rows)],
  );
}
