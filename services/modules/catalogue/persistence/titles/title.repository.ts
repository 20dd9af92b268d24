import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import type { FileTitle } from '../../contract/files/release-files.port.ts';
import type { WorkingTitle } from '../../domain/imports/placement.ts';
import type { StoredFacts } from '../../domain/titles/merge-facts.ts';
import { slugAttempt, titleSlug } from '../../domain/words/slug.ts';
import { TitleEntity } from './title.entity.ts';

interface TitleRow {
  id: number;
  version: number;
  slug: string;
  identity: string;
  source: string;
  facts: StoredFacts;
  sources: string[];
}

/** What is written of a title; its slug follows from its name. */
type NewTitle = Pick<WorkingTitle, 'identity' | 'source' | 'facts'>;

/** A title that was written, with the version of its event. */
export interface WrittenTitle<Title extends NewTitle = WorkingTitle> {
  title: Title;
  id: number;
  slug: string;
  version: number;
}

interface NamedTitle {
  titleId: number;
  name: { fa: string | null; en: string };
  originalName: string | null;
  alternateNames: string[];
  releaseYear: number;
}

const MAX_NAMESAKES = 200;
/** Everybody can open its page. */
export const ON_SITE = "not facts ? 'withdrawn'";
/** Of `title_file`: everybody can be given it. */
export const ON_OFFER = 'media is not null and retired_at is null';
/** The columns of a `FileTitle`. */
export const FILE_TITLE = `id as "titleId", slug, facts -> 'name' as name, (facts ->> 'postType')::int as "postType",
  (facts ->> 'releaseYear')::int as "releaseYear"`;
/** What it had is another title's now. */
const MERGED = "coalesce(facts -> 'withdrawn' ->> 'into', '') <> ''";
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
const LOCK_KNOWN = `
  select t.id, t.version, t.slug, t.identity, t.source, t.facts,
    array(select distinct s.source from write.title_source s where s.title_id = t.id) as sources
  from write.title t where (t.id = any($1::int[]) or t.identity = any($2::text[])) and not ${MERGED}
  order by t.id for update of t`;
const HAS_GENRES = "facts -> 'genres' ?| $1::text[]";
const LOCK_WITH_GENRES = `
  select id, version, slug, identity, source, facts, '{}'::text[] as sources
  from write.title where ${HAS_GENRES} order by id limit $2 for update`;

@Injectable()
export class TitleRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Imports take turns, one batch each: what a batch decides on holds until it is committed. */
  async takeImportTurn(manager: EntityManager): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK.catalogueImport]);
  }

  lock(manager: EntityManager, id: number): Promise<TitleEntity | null> {
    return manager.findOne(TitleEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Titles that have been merged into this one. */
  lockMergedInto(manager: EntityManager, id: number): Promise<TitleEntity[]> {
    return manager
      .createQueryBuilder(TitleEntity, 't')
      .where("t.facts @> jsonb_build_object('withdrawn', jsonb_build_object('into', :id::int))", { id })
      .orderBy('t.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** What names a title's files. */
  async namedFile(manager: EntityManager, titleId: number): Promise<FileTitle | null> {
    const rows: FileTitle[] = await manager.query(`select ${FILE_TITLE} from write.title where id = $1`, [titleId]);
    return rows[0] ?? null;
  }

  async save(manager: EntityManager, title: TitleEntity): Promise<void> {
    await manager.save(title);
  }

  /** Locks and loads the titles with these ids or identities, for an import to work on. */
  async lockKnown(manager: EntityManager, ids: number[], identities: string[]): Promise<WorkingTitle[]> {
    return (await manager.query(LOCK_KNOWN, [ids, identities])).map(workingTitle);
  }

  /** Some of the titles that have one of these genres, also of those that are gone. */
  async lockWithGenres(manager: EntityManager, slugs: readonly string[], most: number): Promise<WorkingTitle[]> {
    return (await manager.query(LOCK_WITH_GENRES, [slugs, most])).map(workingTitle);
  }

  async haveGenres(manager: EntityManager, slugs: readonly string[]): Promise<boolean> {
    if (slugs.length === 0) return false;
    const [row] = await manager.query(`select exists (select from write.title where ${HAS_GENRES}) as found`, [slugs]);
    return row.found;
  }

  /** @returns in the order of `titles`. */
  async insert<Title extends NewTitle>(manager: EntityManager, titles: Title[]): Promise<WrittenTitle<Title>[]> {
    const written = new Map<Title, WrittenTitle<Title>>();
    let pending = titles;
    for (let attempt = 1; pending.length > 0 && attempt <= MAX_NAMESAKES; attempt++) {
      const bySlug = new Map<string, Title>();
      for (const title of pending) {
        const slug = slugAttempt(titleSlug(title.facts.name.en, title.facts.releaseYear), attempt);
        if (!bySlug.has(slug)) bySlug.set(slug, title);
      }
      const tried = [...bySlug.values()];
      const parameters = [[...bySlug.keys()], ...columnsOf(tried)];
      const rows: { id: number; slug: string }[] = await manager.query(INSERT, parameters);
      for (const { id, slug } of rows) {
        const title = bySlug.get(slug) as Title;
        written.set(title, { title, id, slug, version: 1 });
      }
      pending = pending.filter((title) => !written.has(title));
    }
    return titles.flatMap((title) => written.get(title) ?? []);
  }

  async update(manager: EntityManager, titles: WorkingTitle[]): Promise<WrittenTitle[]> {
    if (titles.length === 0) return [];
    const parameters = [titles.map(({ id }) => id), ...columnsOf(titles)];
    const rows: { id: number; slug: string; version: number }[] = await manager.query(UPDATE, parameters);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return titles.flatMap((title) => {
      const row = byId.get(title.id as number);
      return row ? [{ title, ...row }] : [];
    });
  }

  /** Makes room for one more event in each title's stream. @returns its version by title id. */
  async nextVersions(manager: EntityManager, ids: number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows: { id: number; version: number }[] = await manager.query(
      `with moved as (update write.title set version = version + 1 where id = any($1::int[]) returning id, version)
       select * from moved`,
      [ids],
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /** Names of all titles of a type; of some years alone where they are given. */
  namesOf(manager: EntityManager, postType: 1 | 2, years: readonly number[] | null): Promise<NamedTitle[]> {
    const beginnings = years?.map((year) => `${postType}|${year}|%`) ?? [`${postType}|%`];
    return manager.query(
      `select id as "titleId", facts -> 'name' as name, facts ->> 'originalName' as "originalName",
         facts -> 'alternateNames' as "alternateNames", (facts ->> 'releaseYear')::int as "releaseYear"
       from write.title where identity like any($1::text[]) and ${ON_SITE} order by id`,
      [beginnings],
    );
  }

  async idOf(slug: string): Promise<number | null> {
    const [row] = await this.dataSource.query('select id from write.title where slug = $1', [slug]);
    return row?.id ?? null;
  }

  /** @returns null where it has no file on offer. */
  async firstFileOf(titleId: number): Promise<number | null> {
    const [row] = await this.dataSource.query(
      `select id from write.title_file where title_id = $1 and ${ON_OFFER} order by id limit 1`,
      [titleId],
    );
    return row?.id ?? null;
  }

  /** The best-known titles, with how well known each is (0–100). */
  bestKnown(limit: number): Promise<{ id: number; popularity: number }[]> {
    return this.dataSource.query(
      `select id, (facts->>'popularity')::real as popularity from write.title where ${ON_SITE} order by 2 desc, 1 limit $1`,
      [limit],
    );
  }
}

function workingTitle({ version: _version, sources, ...row }: TitleRow): WorkingTitle {
  return { ...row, sources: new Set(sources), change: null, offers: [], records: [] };
}

function columnsOf(titles: readonly NewTitle[]): string[][] {
  return [
    titles.map(({ identity }) => identity),
    titles.map(({ source }) => source),
    titles.map(({ facts }) => JSON.stringify(facts)),
  ];
}
