import { isDeepStrictEqual } from 'node:util';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import type { DocumentKey, SearchDocument } from '../../contract/search-document.ts';
import { characterPhrases } from '../../domain/names/character-phrases.ts';
import { type NameRow, nameRows, sortKey } from '../../domain/names/name-rows.ts';
import { deletions, isSpellable } from '../../domain/spelling/spelling.ts';
import { unlearnWords } from './vocabulary/unlearn-words.ts';

export const INDEX_TABLES = ['search_document', 'search_name', 'search_spelling', 'search_filter'] as const;
/** Not those of names by document and by key: what is written anew is found by these. */
export const QUERY_INDEXES = [
  ...[1, 2, 3, 4, 5].map((letters) => `search_name_head_${letters}`),
  'search_name_initials',
  'search_name_initials_plain',
  ...['countries', 'genres', 'qualities', 'actors', 'directors', 'characters'].map(
    (column) => `search_filter_${column}`,
  ),
];
export const KIND = { title: 1, person: 2 } as const;
export const ROLE = { actor: 1, director: 2 } as const;

interface StoredRow {
  kind: number;
  id: number;
  popularity: number;
  names: string[];
}

/** Writes documents and, where names or popularity changed, their name rows. @returns which these are. */
export async function writeDocuments(
  documents: SearchDocument[],
  transaction: ProjectionTransaction,
): Promise<NameChanges> {
  // The last one wins, as it would had they come one by one.
  const newest = [...new Map(documents.map((document) => [`${document.kind}-${document.id}`, document])).values()];
  if (newest.length === 0) return { renamed: [], moved: [], others: [] };
  const { renamed, moved, others } = await changesOf(newest, transaction);
  await transaction.query(
    `insert into search_document (kind, id, popularity, roles, names, card)
     select kind, id, popularity, roles, names, card
       from jsonb_to_recordset($1) as d(kind smallint, id int, popularity real, roles smallint, names text[], card text)
     on conflict (kind, id) do update set popularity = excluded.popularity, roles = excluded.roles, names = excluded.names,
       card = excluded.card`,
    [JSON.stringify(newest.map(documentRow))],
  );
  await writeFilters(newest, transaction);
  await writeNames(renamed, transaction);
  await moveNames(moved, transaction);
  return { renamed, moved, others };
}

export async function removeDocuments(keys: DocumentKey[], transaction: ProjectionTransaction): Promise<void> {
  const parameters = [keys.map((key) => KIND[key.kind]), keys.map((key) => key.id)];
  const gone = (table: string) =>
    `delete from ${table} using unnest($1::smallint[], $2::int[]) as gone(kind, id)
      where ${table}.kind = gone.kind and ${table}.id = gone.id`;
  await transaction.query(gone('search_document'), parameters);
  const deleted = await transaction.query<{ word: string }>(
    `${gone('search_name')} returning split_part(tail, ' ', 1) as word`,
    parameters,
  );
  await unlearnWords([...new Set(deleted.map(({ word }) => word))], transaction);
  const titles = keys.filter((key) => key.kind === 'title').map((key) => key.id);
  await transaction.query('delete from search_filter where id = any($1)', [titles]);
}

export async function clearDocuments(transaction: ProjectionTransaction): Promise<void> {
  await transaction.query(`truncate ${INDEX_TABLES.join(', ')}`);
}

function documentRow({ kind, id, popularity, roles, names, card }: SearchDocument) {
  const bits = (roles ?? []).reduce((sum, role) => sum | ROLE[role], 0);
  return { kind: KIND[kind], id, popularity, roles: bits, names, card };
}

interface NameChanges {
  renamed: SearchDocument[];
  /** Their popularity is another, their names are not. */
  moved: SearchDocument[];
  /** Both are the same. */
  others: SearchDocument[];
}

async function changesOf(documents: SearchDocument[], transaction: ProjectionTransaction): Promise<NameChanges> {
  const stored = await transaction.query<StoredRow>(
    `select d.kind, d.id, d.popularity, d.names from unnest($1::smallint[], $2::int[]) as k(kind, id)
       join search_document d on d.kind = k.kind and d.id = k.id`,
    [documents.map((document) => KIND[document.kind]), documents.map((document) => document.id)],
  );
  const known = new Map(stored.map((row) => [`${row.kind}-${row.id}`, row]));
  const changes: NameChanges = { renamed: [], moved: [], others: [] };
  for (const document of documents) {
    const before = known.get(`${KIND[document.kind]}-${document.id}`);
    if (!before || !isDeepStrictEqual(before.names, document.names)) changes.renamed.push(document);
    else if (before.popularity !== Math.fround(document.popularity)) changes.moved.push(document);
    else changes.others.push(document);
  }
  return changes;
}

/** Far cheaper than to write the names again: a person's popularity changes with each of their titles. */
async function moveNames(documents: SearchDocument[], transaction: ProjectionTransaction): Promise<void> {
  if (documents.length === 0) return;
  await transaction.query(
    `update search_name n set popularity = moved.popularity
       from unnest($1::smallint[], $2::int[], $3::real[]) as moved(kind, id, popularity)
      where n.kind = moved.kind and n.id = moved.id`,
    [
      documents.map((document) => KIND[document.kind]),
      documents.map((document) => document.id),
      documents.map((document) => document.popularity),
    ],
  );
}

async function writeNames(documents: SearchDocument[], transaction: ProjectionTransaction): Promise<void> {
  if (documents.length === 0) return;
  const deleted = await transaction.query<{ word: string }>(
    `delete from search_name n using unnest($1::smallint[], $2::int[]) as old(kind, id)
      where n.kind = old.kind and n.id = old.id returning split_part(n.tail, ' ', 1) as word`,
    [documents.map((document) => KIND[document.kind]), documents.map((document) => document.id)],
  );
  const rows = documents.flatMap((document) => nameRows(document.names).map((row) => ({ ...row, document })));
  const column = <T>(value: (row: NameRow & { document: SearchDocument }) => T) => rows.map(value);
  await transaction.query(
    `insert into search_name (kind, id, popularity, position, leads, key, tail, name)
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
  const words = new Set(rows.map(({ tail }) => tail.split(' ', 1)[0]!));
  await learnWords(words, transaction);
  await unlearnWords(
    [...new Set(deleted.map(({ word }) => word))].filter((word) => !words.has(word)),
    transaction,
  );
}

async function learnWords(words: Set<string>, transaction: ProjectionTransaction): Promise<void> {
  const unknown = await transaction.query<{ word: string }>(
    `select word from unnest($1::text[]) as w(word)
      where not exists (select from search_spelling s where s.variant = w.word and s.word = w.word)`,
    [[...words].filter(isSpellable)],
  );
  const variants = unknown.flatMap(({ word }) => deletions(word).map((variant) => ({ variant, word })));
  await transaction.query(
    `insert into search_spelling (variant, word) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [variants.map((row) => row.variant), variants.map((row) => row.word)],
  );
}

async function writeFilters(documents: SearchDocument[], transaction: ProjectionTransaction): Promise<void> {
  const rows = documents.flatMap(({ id, popularity, names, facts }) =>
    facts ? [{ id, popularity, name: sortKey(names), ...facts, characters: characterPhrases(facts.characters) }] : [],
  );
  if (rows.length === 0) return;
  await transaction.query(
    `insert into search_filter (id, post_type, release_year, age, channel, countries, genres, qualities, dubbed, censored,
       actors, directors, characters, rating, votes, popularity, name, created_at, updated_at)
     select id, "postType", "releaseYear", age, channel, countries, genres, qualities, dubbed, censored,
       actors, directors, characters, rating, votes, popularity, name, "createdAt", "updatedAt"
       from jsonb_to_recordset($1) as d(id int, "postType" smallint, "releaseYear" smallint, age text, channel text,
         countries text[], genres text[], qualities smallint[], dubbed boolean, censored boolean, actors int[],
         directors int[], characters text[], rating real, votes int, popularity real, name text, "createdAt" timestamptz, "updatedAt" timestamptz)
     on conflict (id) do update set post_type = excluded.post_type, release_year = excluded.release_year, age = excluded.age,
       channel = excluded.channel, countries = excluded.countries, genres = excluded.genres, qualities = excluded.qualities,
       dubbed = excluded.dubbed, censored = excluded.censored, actors = excluded.actors, directors = excluded.directors,
       characters = excluded.characters,
       rating = excluded.rating, votes = excluded.votes, popularity = excluded.popularity, name = excluded.name,
       created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [JSON.stringify(rows)],
  );
}
