import pg from 'pg';

/** What can run SQL: a client in a transaction, or a pool. */
export interface Session {
  query(sql: string, parameters?: unknown[]): Promise<{ rows: pg.QueryResultRow[] }>;
}

const LIVE = 'read';
/** The position of a rebuild, and the events that it could not apply, are in tables of the same names. */
const RUNNER_TABLES = ['projection_checkpoint', 'parked_event'];

const UNIQUE_CONSTRAINTS = `
  select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where conrelid = $1::regclass and contype in ('p', 'u', 'x') order by conname`;
const OTHER_INDEXES = `
  select c.relname as name, pg_get_indexdef(indexrelid) as definition from pg_index i join pg_class c on c.oid = indexrelid
  where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)
  order by indexrelid`;
const OPTIONS = `select array_to_string(reloptions, ', ') as options from pg_class where oid = $1::regclass`;
const GRANTS = `
  select privilege_type as privilege, case when grantee = 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end as grantee
  from pg_class, aclexplode(relacl) where oid = $1::regclass and grantee <> relowner`;

/** The schema in which a projection's tables are made anew while the live ones serve. */
export function shadowSchemaOf(projection: string): string {
  return `read_next_${projection.replaceAll('-', '_')}`;
}

/**
 * Makes the schema with empty tables like the live ones, but for the `late` indexes; what an aborted rebuild left there is
 * dropped. @returns what makes the late indexes.
 */
export async function createShadowSchema(
  session: Session,
  schema: string,
  tables: readonly string[],
  late: readonly string[] = [],
): Promise<string[]> {
  await dropShadowSchema(session, schema);
  await session.query(`create schema ${schema}`);
  const left: string[] = [];
  for (const table of [...RUNNER_TABLES, ...tables]) left.push(...(await copyTable(session, table, schema, late)));
  if (left.length < late.length) throw new Error(`not all of these are indexes of its tables: ${late.join(', ')}`);
  return left;
}

export async function dropShadowSchema(session: Session, schema: string): Promise<void> {
  await session.query('set client_min_messages to warning');
  await session.query(`drop schema if exists ${schema} cascade`);
}

/** In the caller's transaction, which has locked the live tables: the filled ones take their place. */
export async function putInPlace(session: Session, schema: string, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) await session.query(`drop table ${tables.map((table) => `${LIVE}.${table}`).join(', ')}`);
  for (const table of tables) await session.query(`alter table ${schema}.${table} set schema ${LIVE}`);
}

/**
 * One table as the live one is: columns, defaults, generated columns, constraints and indexes by their names, storage
 * options, rights. (LIKE alone would give indexes other names, which later migrations would not find.)
 */
async function copyTable(session: Session, table: string, schema: string, late: readonly string[]): Promise<string[]> {
  const live = `${LIVE}.${table}`;
  const shadow = `${schema}.${table}`;
  await session.query(`create table ${shadow} (like ${live} including all excluding indexes)`);
  const [options] = (await session.query(OPTIONS, [live])).rows;
  if (options?.['options']) await session.query(`alter table ${shadow} set (${options['options']})`);
  for (const { name, definition } of (await session.query(UNIQUE_CONSTRAINTS, [live])).rows) {
    await session.query(`alter table ${shadow} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  }
  const indexes = (await session.query(OTHER_INDEXES, [live])).rows.map(({ name, definition }) => ({
    sql: onTable(definition, live, shadow),
    isLate: late.includes(name),
  }));
  for (const { sql } of indexes.filter(({ isLate }) => !isLate)) await session.query(sql);
  for (const { privilege, grantee } of (await session.query(GRANTS, [live])).rows) {
    await session.query(`grant ${privilege} on ${shadow} to ${grantee}`);
  }
  return indexes.filter(({ isLate }) => isLate).map(({ sql }) => sql);
}

function onTable(definition: string, live: string, shadow: string): string {
  const moved = definition.replace(` ON ${live} USING `, ` ON ${shadow} USING `);
  if (moved === definition) throw new Error(`cannot read the index definition: ${definition}`);
  return moved;
}
