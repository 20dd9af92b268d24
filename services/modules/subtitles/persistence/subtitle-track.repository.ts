import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';

export interface Track {
  sha256: string;
  language: string;
  label: string | null;
}
export interface PublishedTrack extends Track {
  vttName: string;
}
/** Of the stream `subtitle-<id>`. */
interface SavedTrack {
  id: number;
  version: number;
}

// The outer selects keep TypeORM from wrapping the rows of an insert and an update.
const SAVE = `
  with saved as (
    insert into write.subtitle_track (sha256, language, label, vtt_name) values ($1, $2, $3, $4)
    on conflict (sha256, language, label) do update set vtt_name = excluded.vtt_name, version = subtitle_track.version + 1
      where subtitle_track.vtt_name is distinct from excluded.vtt_name
    returning id, version
  )
  select id, version from saved`;
const SEEN = `
  select vtt_name as "vttName" from write.subtitle_track
  where sha256 = $1 and language = $2 and label is not distinct from $3`;
const KNOWN = `
  select vtt_name as "vttName" from write.subtitle_track where vtt_name = any($1::text[])
  union select vtt_name from write.submitted_subtitle where vtt_name = any($1::text[])
  union select replaced_vtt from write.submitted_subtitle where replaced_vtt = any($1::text[])`;
const SEEN_OF = `
  select sha256, language, label from write.subtitle_track where sha256 = $1 and vtt_name is not null order by id`;
const FILMS = `
  select sha256 from (
    select sha256 from write.subtitle_track where vtt_name is not null
    union select sha256 from write.submitted_subtitle where vtt_name is not null or replaced_vtt is not null) as kept
  where sha256 > $1 order by sha256 limit $2`;
const WITHDRAW = `
  with withdrawn as (
    update write.subtitle_track set vtt_name = null, version = version + 1
    where sha256 = $1 and language = $2 and label is not distinct from $3 and vtt_name is not null
    returning id, version
  )
  select id, version from withdrawn`;

@Injectable()
export class SubtitleTrackRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Whether anything was ever seen as it. */
  async isKnown(manager: EntityManager, { sha256, language, label }: Track): Promise<boolean> {
    const rows = await manager.query<unknown[]>(SEEN, [sha256, language, label]);
    return rows.length > 0;
  }

  /** Whoever changes a track takes turns, before any submission is locked. @returns what is seen as it; null for nothing. */
  async lock(manager: EntityManager, { sha256, language, label }: Track): Promise<string | null> {
    const key = JSON.stringify([sha256, language, label]);
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [ADVISORY_LOCK.subtitleTrack, key]);
    const [row] = await manager.query<{ vttName: string | null }[]>(SEEN, [sha256, language, label]);
    return row?.vttName ?? null;
  }

  /** Whoever keeps a track's file and whoever removes it take turns. */
  async lockFile(manager: EntityManager, vttName: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [ADVISORY_LOCK.subtitleFile, vttName]);
  }

  /** @returns those of the files that are seen, or were and may be again. */
  async knownFiles(vttNames: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const rows = await manager.query<{ vttName: string }[]>(KNOWN, [vttNames]);
    return rows.map(({ vttName }) => vttName);
  }

  /** Tracks of a film as which something is seen, in the order in which they are to be locked. */
  seenOf(manager: EntityManager, sha256: string): Promise<Track[]> {
    return manager.query<Track[]>(SEEN_OF, [sha256]);
  }

  /** Outside of a command. @returns hashes of films behind `after` of which files of tracks are kept, in their order. */
  async filmsOf(after: string, limit: number): Promise<string[]> {
    const rows = await this.manager.query<{ sha256: string }[]>(FILMS, [after, limit]);
    return rows.map(({ sha256 }) => sha256);
  }

  /** Outside of a command. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  /** Of a locked one. @returns null when that very track is there already. */
  async save(manager: EntityManager, track: PublishedTrack): Promise<SavedTrack | null> {
    const { sha256, language, label, vttName } = track;
    const [row] = await manager.query<SavedTrack[]>(SAVE, [sha256, language, label, vttName]);
    return row ?? null;
  }

  /** Nothing is seen as a locked one from now on. @returns null when nothing was. */
  async withdraw(manager: EntityManager, { sha256, language, label }: Track): Promise<SavedTrack | null> {
    const [row] = await manager.query<SavedTrack[]>(WITHDRAW, [sha256, language, label]);
    return row ?? null;
  }
}
