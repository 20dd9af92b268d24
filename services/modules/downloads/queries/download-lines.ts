import type { Release } from '#modules/catalogue/contract/files/release-file.ts';
import type { FileTitle } from '#modules/catalogue/contract/files/release-files.port.ts';
import type { DownloadedFile } from '../contract/downloaded-file.schema.ts';
import type { FreeBecause } from '../contract/downloads.events.ts';
import type { DownloadLine } from './list-downloads/list-downloads.schema.ts';

export interface FileRow {
  id: number;
  fileId: number;
  title: FileTitle;
  release: Release;
}

export interface LineRow extends FileRow {
  startedAt: string;
  sent: number;
  charged: number;
  why: FreeBecause | null;
  [column: string]: unknown;
}

/** Of read.download_line, as a LineRow has them. */
export const LINE_COLUMNS = `
  meter_id as id, file_id as "fileId", title, release, read.iso_time(started_at) as "startedAt", bytes_sent as sent,
    bytes_charged as charged, free_because as why`;

export function fileOf({ fileId, title, release: { season, episode } }: FileRow): DownloadedFile {
  return { file_id: fileId, post_type: title.postType, slug: title.slug, name: title.name, season, episode };
}

export function lineOf(row: LineRow): DownloadLine {
  const { id, startedAt, sent, charged, why } = row;
  const { quality, dubbed } = row.release;
  return {
    id,
    ...fileOf(row),
    quality,
    dubbed,
    started_at: startedAt,
    bytes_sent: sent,
    bytes_charged: charged,
    why,
  };
}
