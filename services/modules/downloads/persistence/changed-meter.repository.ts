import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Release } from '#modules/catalogue/contract/files/release-file.ts';
import type { FileTitle } from '#modules/catalogue/contract/files/release-files.port.ts';
import type { FreeBecause } from '../contract/downloads.events.ts';
import { type ByteRanges, parseRanges } from '../domain/byte-ranges.ts';

/** A meter as the statement tells of it. */
export interface ChangedMeter {
  id: number;
  version: number;
  userId: number;
  fileId: number;
  title: FileTitle;
  release: Release;
  fileSize: number;
  openedAt: Date;
  windowUntil: Date;
  charged: ByteRanges;
  bytesSent: number;
  bytesCharged: number;
  bytesAnnounced: number;
  freeBecause: FreeBecause | null;
}

/** Meters as the statement tells of them. */
@Injectable()
export class ChangedMeterRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Members of whose downloads the statement does not tell all; outside of a transaction. @param before told last. */
  async unannounced(before: Date, max: number): Promise<number[]> {
    const rows: { user_id: number }[] = await this.dataSource.query(
      `select user_id from write.download_meter
       where changed_at is not null and (announced_at is null or announced_at <= $1)
       group by user_id order by min(changed_at) limit $2`,
      [before, max],
    );
    return rows.map(({ user_id }) => user_id);
  }

  /** The member's meters that the statement does not tell all of. */
  async changed(manager: EntityManager, userId: number): Promise<ChangedMeter[]> {
    const rows: (ChangedMeter & { charged: unknown })[] = await manager.query(
      `select id, version, user_id as "userId", file_id as "fileId", title, release, file_size as "fileSize",
         opened_at as "openedAt", window_until as "windowUntil", charged::text as charged, bytes_sent as "bytesSent",
         bytes_charged as "bytesCharged", bytes_announced as "bytesAnnounced", free_because as "freeBecause"
       from write.download_meter where user_id = $1 and changed_at is not null order by id for update`,
      [userId],
    );
    return rows.map((row) => ({
      ...row,
      charged: parseRanges(String(row.charged)),
      fileSize: Number(row.fileSize),
      bytesSent: Number(row.bytesSent),
      bytesCharged: Number(row.bytesCharged),
      bytesAnnounced: Number(row.bytesAnnounced),
    }));
  }

  /** The statement tells all of these now, each in one event more. */
  async markAnnounced(manager: EntityManager, ids: readonly number[], now: Date): Promise<void> {
    await manager.query(
      `update write.download_meter set version = version + 1, bytes_announced = bytes_charged, changed_at = null,
         announced_at = $2 where id = any($1::int[])`,
      [ids, now],
    );
  }

  /** Nobody is told of them: their member's account is deleted. */
  async forget(manager: EntityManager, userId: number): Promise<void> {
    await manager.query('update write.download_meter set changed_at = null where user_id = $1', [userId]);
  }
}
