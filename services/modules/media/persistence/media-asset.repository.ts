import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import { MediaAssetEntity } from './media-asset.entity.ts';

@Injectable()
export class MediaAssetRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Also of files that there is no row of yet. */
  async lock(manager: EntityManager, sha256: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [ADVISORY_LOCK.mediaFile, sha256]);
  }

  find(manager: EntityManager, sha256: string): Promise<MediaAssetEntity | null> {
    return manager.findOneBy(MediaAssetEntity, { sha256 });
  }

  async save(manager: EntityManager, asset: MediaAssetEntity): Promise<void> {
    await manager.save(MediaAssetEntity, asset);
  }

  /** @returns those of the hashes whose bytes are to be in the storage. */
  async kept(manager: EntityManager, sha256: readonly string[]): Promise<Set<string>> {
    const sql = 'select sha256 from write.media_asset where removed_at is null and sha256 = any($1::text[])';
    const rows: { sha256: string }[] = await manager.query(sql, [sha256]);
    return new Set(rows.map((row) => row.sha256));
  }

  /** @returns those of the hashes whose bytes were removed. */
  async removed(manager: EntityManager, sha256: readonly string[]): Promise<string[]> {
    const sql = 'select sha256 from write.media_asset where removed_at is not null and sha256 = any($1::text[])';
    const rows: { sha256: string }[] = await manager.query(sql, [sha256]);
    return rows.map((row) => row.sha256);
  }

  /** For a look at all of them: hashes behind `after`, in their order. */
  async page(after: string, limit: number): Promise<string[]> {
    const rows: { sha256: string }[] = await this.dataSource.query(
      'select sha256 from write.media_asset where removed_at is null and sha256 > $1 order by sha256 limit $2',
      [after, limit],
    );
    return rows.map(({ sha256 }) => sha256);
  }

  /** Writes down which of the files nobody uses, from the time on at which that was first seen. */
  async noteUse(sha256: readonly string[], used: readonly string[], now: Date): Promise<void> {
    await this.dataSource.query(
      `update write.media_asset set idle_since = case when sha256 = any($2::text[]) then null else coalesce(idle_since, $3) end
       where sha256 = any($1::text[]) and removed_at is null and (idle_since is null) <> (sha256 = any($2::text[]))`,
      [sha256, used, now],
    );
  }

  async idleBefore(until: Date, limit: number): Promise<string[]> {
    const rows: { sha256: string }[] = await this.dataSource.query(
      'select sha256 from write.media_asset where removed_at is null and idle_since <= $1 order by idle_since limit $2',
      [until, limit],
    );
    return rows.map(({ sha256 }) => sha256);
  }

  /** Outside of a command. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }
}
