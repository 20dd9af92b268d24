import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MediaFacts } from '#modules/media/contract/media-facts.ts';
import type { ReleaseFile, TitleOffer } from '../../contract/files/release-file.ts';
import type { NewReleaseFile, StoredReleaseFile } from '../../contract/files/release-files.port.ts';
import { offerOf } from '../../domain/files/title-offer.ts';
import { ON_OFFER, ON_SITE } from './title.repository.ts';

interface FilesOfTitle {
  titleId: number;
  files: readonly NewReleaseFile[];
}

interface FileRow {
  id: number;
  title_id: number;
  quality: number;
  season: number;
  episode: number;
  dubbed: boolean;
  censored: boolean;
}

const INSERT = `
  insert into write.title_file as known (title_id, quality, season, episode, dubbed, censored, media, uploaded_at)
  select * from unnest($1::int[], $2::smallint[], $3::smallint[], $4::smallint[], $5::boolean[], $6::boolean[], $7::jsonb[],
    $8::timestamptz[])
  on conflict (title_id, season, episode, quality, dubbed, censored)`;
const RETURNING = 'returning id, title_id, quality, season, episode, dubbed, censored';
const TAKE_PLACE = 'do update set media = excluded.media, uploaded_at = excluded.uploaded_at, retired_at = null';
const OF_THE_SITE = `exists (select from write.title t where t.id = title_id and ${ON_SITE})`;
const RETIRED = 'media is not null and retired_at is not null';
const FILE = `
  select id as "fileId", title_id as "titleId", quality, nullif(season, 0) as season, nullif(episode, 0) as episode, dubbed,
    censored, media, uploaded_at as "uploadedAt" from write.title_file where`;

const keyOf = (titleId: number, ...release: (number | boolean)[]) => [titleId, ...release].join(' ');

/** The files of titles. Those who change a title's files hold the title's lock. */
@Injectable()
export class TitleFileRepository {
  /** Gives files to the releases that have none; the others are left as they are. @returns the new ones. */
  add(manager: EntityManager, wanted: FilesOfTitle[]): Promise<Map<number, ReleaseFile[]>> {
    return this.save(manager, wanted, `${TAKE_PLACE} where known.media is null`);
  }

  /** Gives files to releases, in place of what they had. @returns those that are new or other than before. */
  replace(manager: EntityManager, wanted: FilesOfTitle): Promise<Map<number, ReleaseFile[]>> {
    const other = `known.retired_at is not null or known.media is distinct from excluded.media`;
    return this.save(manager, [wanted], `${TAKE_PLACE} where ${other}`);
  }

  /** @returns which of them were on offer. */
  async retire(manager: EntityManager, fileIds: readonly number[]): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(
      `with retired as (update write.title_file set retired_at = now() where id = any($1::int[]) and ${ON_OFFER} returning id)
       select id from retired order by id`,
      [fileIds],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * The files on offer of a title become another's, under their ids; a release that the other has stays behind.
   * @returns those that have moved.
   */
  async move(manager: EntityManager, from: number, into: number): Promise<ReleaseFile[]> {
    const rows: (ReleaseFile & { titleId: number; uploadedAt: Date })[] = await manager.query(
      `with moved as (
         update write.title_file f set title_id = $2 where title_id = $1 and ${ON_OFFER} and not exists (
           select from write.title_file known where known.title_id = $2 and (known.season, known.episode, known.quality,
             known.dubbed, known.censored) = (f.season, f.episode, f.quality, f.dubbed, f.censored))
         returning *)
       ${FILE.replace('write.title_file', 'moved')} true order by id`,
      [from, into],
    );
    return rows.map(({ titleId: _, uploadedAt, ...file }) => ({ ...file, uploadedAt: uploadedAt.toISOString() }));
  }

  /** @returns null for what is not on offer. */
  find(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null> {
    return this.findWhere(manager, ON_OFFER, fileId);
  }

  /** @returns null for what is not on offer, or is of a title that is not on the site. */
  findOnSite(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null> {
    return this.findWhere(manager, `${ON_OFFER} and ${OF_THE_SITE}`, fileId);
  }

  /** @returns null for what is not retired. */
  findRetired(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null> {
    return this.findWhere(manager, RETIRED, fileId);
  }

  /** @returns null for what is not retired, or is of a title that is not on the site. */
  findRetiredOnSite(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null> {
    return this.findWhere(manager, `${RETIRED} and ${OF_THE_SITE}`, fileId);
  }

  /** Puts a retired file on offer again. @returns null for what is not retired. */
  async restore(manager: EntityManager, fileId: number): Promise<StoredReleaseFile | null> {
    const retired = await this.findRetired(manager, fileId);
    if (retired) await manager.query('update write.title_file set retired_at = null where id = $1', [fileId]);
    return retired;
  }

  /** @returns which of the media files a release on offer has. */
  async inUse(manager: EntityManager, sha256: readonly string[]): Promise<Set<string>> {
    const rows: { sha256: string }[] = await manager.query(
      `select distinct media ->> 'sha256' as sha256 from write.title_file
       where media ->> 'sha256' = any($1::text[]) and ${ON_OFFER}`,
      [sha256],
    );
    return new Set(rows.map((row) => row.sha256));
  }

  /** Media on offer, each once, by their SHA-256. */
  async media(manager: EntityManager, after: string, max: number): Promise<MediaFacts[]> {
    const rows: { media: MediaFacts }[] = await manager.query(
      `select distinct on (media ->> 'sha256') media from write.title_file
       where ${ON_OFFER} and media ->> 'sha256' > $1 order by media ->> 'sha256' limit $2`,
      [after, max],
    );
    return rows.map(({ media }) => media);
  }

  async ofMedium(manager: EntityManager, sha256: string): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(
      `select id from write.title_file where media ->> 'sha256' = $1 and ${ON_OFFER} order by id`,
      [sha256],
    );
    return rows.map(({ id }) => id);
  }

  async onOffer(manager: EntityManager, fileIds: readonly number[]): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(
      `select id from write.title_file where id = any($1::int[]) and ${ON_OFFER} order by id`,
      [fileIds],
    );
    return rows.map(({ id }) => id);
  }

  /** @returns by title: which of the files are its own. */
  async titlesOf(manager: EntityManager, fileIds: readonly number[]): Promise<Map<number, number[]>> {
    const rows: { id: number; title_id: number }[] = await manager.query(
      'select id, title_id from write.title_file where id = any($1::int[]) order by title_id, id',
      [fileIds],
    );
    const titles = Map.groupBy(rows, (row) => row.title_id);
    return new Map([...titles].map(([titleId, own]) => [titleId, own.map(({ id }) => id)]));
  }

  /** What the files of each title are together. */
  async offersOf(manager: EntityManager, titleIds: readonly number[]): Promise<Map<number, TitleOffer>> {
    const rows: (Pick<ReleaseFile, 'quality' | 'dubbed' | 'censored'> & { title_id: number; uploaded_at: Date })[] =
      await manager.query(
        `select title_id, quality, dubbed, censored, uploaded_at from write.title_file
         where title_id = any($1::int[]) and ${ON_OFFER}`,
        [titleIds],
      );
    const files = Map.groupBy(
      rows.map(({ uploaded_at: uploadedAt, ...file }) => ({ ...file, uploadedAt: uploadedAt.toISOString() })),
      (file) => file.title_id,
    );
    return new Map(titleIds.map((titleId) => [titleId, offerOf(files.get(titleId) ?? [])]));
  }

  private async findWhere(manager: EntityManager, state: string, fileId: number): Promise<StoredReleaseFile | null> {
    const rows: (Omit<StoredReleaseFile, 'uploadedAt'> & { uploadedAt: Date })[] = await manager.query(
      `${FILE} ${state} and id = $1`,
      [fileId],
    );
    const row = rows[0];
    return row ? { ...row, uploadedAt: row.uploadedAt.toISOString() } : null;
  }

  private async save(
    manager: EntityManager,
    wanted: FilesOfTitle[],
    onConflict: string,
  ): Promise<Map<number, ReleaseFile[]>> {
    const flat = wanted.flatMap(({ titleId, files }) => files.map((file) => ({ titleId, file })));
    const saved = new Map<number, ReleaseFile[]>();
    if (flat.length === 0) return saved;
    const rows: FileRow[] = await manager.query(`${INSERT} ${onConflict} ${RETURNING}`, [
      flat.map(({ titleId }) => titleId),
      flat.map(({ file }) => file.quality),
      flat.map(({ file }) => file.season ?? 0),
      flat.map(({ file }) => file.episode ?? 0),
      flat.map(({ file }) => file.dubbed),
      flat.map(({ file }) => file.censored),
      flat.map(({ file }) => JSON.stringify(file.media)),
      flat.map(({ file }) => file.uploadedAt),
    ]);
    const ids = new Map(
      rows.map((row) => [keyOf(row.title_id, row.quality, row.season, row.episode, row.dubbed, row.censored), row.id]),
    );
    for (const { titleId, file } of flat) {
      const key = keyOf(titleId, file.quality, file.season ?? 0, file.episode ?? 0, file.dubbed, file.censored);
      const fileId = ids.get(key);
      if (fileId === undefined) continue;
      ids.delete(key);
      saved.set(titleId, [...(saved.get(titleId) ?? []), { ...file, fileId }]);
    }
    return saved;
  }
}
