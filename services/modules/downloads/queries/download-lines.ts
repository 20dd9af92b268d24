import type { Release } from '#modules/catalogue/contract/release-file.ts';
import type { FileTitle } from '#modules/catalogue/contract/release-files.port.ts';
import type { FreeBecause } from '../contract/downloads.events.ts';
import type { DownloadLine } from './list-downloads/list-downloads.schema.ts';

export interface LineRow {
  id: number;
  fileId: number;
  title: FileTitle;
  release: Release;
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

export function lineOf({ id, fileId, title, release, startedAt, sent, charged, why }: LineRow): DownloadLine {
  const { season, episode, quality, dubbed } = release;
  return {
    id,
    file_id: fileId,
    post_type: title.postType,
    slug: title.slug,
    name: title.name,
    season,
    episode,
    quality,
    dubbed,
    started_at: startedAt,
    bytes_sent: sent,
    bytes_charged: charged,
    why,
  };
}
