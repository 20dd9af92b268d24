import type { EntityManager } from 'typeorm';
import type { StoredFacts } from '../domain/merge-facts.js';
import type { PlacedRecord, WorkingTitle } from '../domain/placement.js';
import { slugAttempt, titleSlug } from '../domain/slug.js';

interface TitleRow {
  id: number;
  version: number;
  slug: string;
  identity: string;
  source: string;
  facts: StoredFacts;
  sources: string[];
}

export interface SourceRow {
  source: string;
  source_key: string;
  title_id: number;
  record_hash: string;
}

/** A title that was written, with the version of its event. */
export interface WrittenTitle {
  title: WorkingTitle;
  id: number;
  slug: string;
  version: number;
}

const MOST_NAMESAKES = 200;
const INSERT = `
  insert into write.title (version, slug, identity, source, facts)
  select 1, t.slug, t.identity, t.source, t.facts
  from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[]) as t(slug, identity, source, facts)
  on conflict (slug) do nothing
  returning id, slug`;
const UPDATE = `
  with changed as (
    update write.title w set version = w.version + 1, identity = t.identity, source = t.source, facts = t.facts
    from unnest($1::int[], $2::text[], $3::text[], $4::jsonb[]) as t(id, identity, source, facts)
    where w.id = t.id
    returning w.id, w.slug, w.version
  ) select * from changed`;

/** Imports take turns, one batch each: what a batch decides on holds until it is committed. */
export async function takeImportTurn(manager: EntityManager): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtext('catalogue import'))`);
}

export function findSources(
  manager: EntityManager,
  records: readonly { source: string; sourceKey: string }[],
): Promise<SourceRow[]> {
  return manager.query(
    `select s.source, s.source_key, s.title_id, s.record_hash from write.title_source s
     join unnest($1::text[], $2::text[]) as t(source, source_key) using (source, source_key)`,
    [records.map(({ source }) => source), records.map(({ sourceKey }) => sourceKey)],
  );
}

/** Locks and loads the titles with these ids or identities. */
export async function loadTitles(manager: EntityManager, ids: number[], identities: string[]): Promise<WorkingTitle[]> {
  const rows: TitleRow[] = await manager.query(
    `select t.id, t.version, t.slug, t.identity, t.source, t.facts,
       array(select distinct s.source from write.title_source s where s.title_id = t.id) as sources
     from write.title t where t.id = any($1::int[]) or t.identity = any($2::text[]) order by t.id for update of t`,
    [ids, identities],
  );
  return rows.map(({ version: _version, sources, ...row }) => ({
    ...row,
    ...{ sources: new Set(sources), change: null, offers: [], records: [] },
  }));
}

/** @returns in the order of `titles`. */
export async function insertTitles(manager: EntityManager, titles: WorkingTitle[]): Promise<WrittenTitle[]> {
  const written = new Map<WorkingTitle, WrittenTitle>();
  let pending = titles;
  for (let attempt = 1; pending.length > 0 && attempt <= MOST_NAMESAKES; attempt++) {
    const bySlug = new Map<string, WorkingTitle>();
    for (const title of pending) {
      const slug = slugAttempt(titleSlug(title.facts.name.en, title.facts.releaseYear), attempt);
      if (!bySlug.has(slug)) bySlug.set(slug, title);
    }
    const tried = [...bySlug.values()];
    const rows: { id: number; slug: string }[] = await manager.query(INSERT, [
      [...bySlug.keys()],
      tried.map(({ identity }) => identity),
      tried.map(({ source }) => source),
      tried.map(({ facts }) => JSON.stringify(facts)),
    ]);
    for (const { id, slug } of rows) {
      const title = bySlug.get(slug) as WorkingTitle;
      written.set(title, { title, id, slug, version: 1 });
    }
    pending = pending.filter((title) => !written.has(title));
  }
  return titles.flatMap((title) => written.get(title) ?? []);
}

export async function updateTitles(manager: EntityManager, titles: WorkingTitle[]): Promise<WrittenTitle[]> {
  if (titles.length === 0) return [];
  const rows: { id: number; slug: string; version: number }[] = await manager.query(UPDATE, [
    titles.map(({ id }) => id),
    titles.map(({ identity }) => identity),
    titles.map(({ source }) => source),
    titles.map(({ facts }) => JSON.stringify(facts)),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return titles.flatMap((title) => {
    const row = byId.get(title.id as number);
    return row ? [{ title, ...row }] : [];
  });
}

/** Makes room for one more event in each title's stream. @returns its version by title id. */
export async function nextVersions(manager: EntityManager, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows: { id: number; version: number }[] = await manager.query(
    `with moved as (update write.title set version = version + 1 where id = any($1::int[]) returning id, version)
     select * from moved`,
    [ids],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

export async function saveSources(
  manager: EntityManager,
  written: readonly { id: number; records: PlacedRecord[] }[],
): Promise<void> {
  const latest = new Map<string, { record: PlacedRecord; id: number }>();
  for (const { id, records } of written) {
    for (const record of records) latest.set(`${record.source}\n${record.sourceKey}`, { record, id });
  }
  const rows = [...latest.values()];
  await manager.query(
    `insert into write.title_source (source, source_key, title_id, record_hash)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::text[])
     on conflict (source, source_key) do update set record_hash = excluded.record_hash`,
    [
      rows.map(({ record }) => record.source),
      rows.map(({ record }) => record.sourceKey),
      rows.map(({ id }) => id),
      rows.map(({ record }) => record.hash),
    ],
  );
}
