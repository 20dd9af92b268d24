import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { DownloadedFile } from '../contract/downloaded-file.schema.ts';
import { DownloadedFiles } from '../contract/downloaded-files.port.ts';
import { type FileRow, fileOf } from './download-lines.ts';

const FILES = `
  select meter_id as id, file_id as "fileId", title, release
  from read.download_line where user_id = $1 and meter_id = any($2::int[])`;

const referenceOf = (meterId: number) => `download-${meterId}`;

@Injectable()
export class ProjectedDownloadedFiles extends DownloadedFiles {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async of(userId: number, references: readonly string[]): Promise<Map<string, DownloadedFile>> {
    const ids = new Set(references.flatMap((reference) => /^download-(\d{1,9})$/.exec(reference)?.[1] ?? []));
    if (ids.size === 0) return new Map();
    const rows = await this.database.preparedRows<FileRow>(FILES, [userId, [...ids].map(Number)]);
    return new Map(rows.map((row) => [referenceOf(row.id), fileOf(row)]));
  }
}
