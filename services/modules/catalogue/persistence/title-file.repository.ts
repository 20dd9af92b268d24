import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReleaseFile } from '../contract/catalogue.events.ts';
import type { PlannedFile } from '../domain/release-files.ts';

export interface FilesOfTitle {
  titleId: number;
  files: PlannedFile[];
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
  insert into write.title_file (title_id, quality, season, episode, dubbed, censored)
  select * from unnest($1::int[], $2::smallint[], $3::smallint[], $4::smallint[], $5::boolean[], $6::boolean[])
  on conflict (title_id, season, episode, quality, dubbed, censored) do nothing
  returning id, title_id, quality, season, episode, dubbed, censored`;

const keyOf = (titleId: number, ...release: (number | boolean)[]) => [titleId, ...release].join(' ');

/** The releases of titles. */
@Injectable()
export class TitleFileRepository {
  /** Gives ids to the releases that their titles do not have yet; the others are left as they are. @returns the new ones. */
  async insert(manager: EntityManager, wanted: FilesOfTitle[]): Promise<Map<number, ReleaseFile[]>> {
    const flat = wanted.flatMap(({ titleId, files }) => files.map((file) => ({ titleId, file })));
    const added = new Map<number, ReleaseFile[]>();
    if (flat.length === 0) return added;
    const rows: FileRow[] = await manager.query(INSERT, [
      flat.map(({ titleId }) => titleId),
      flat.map(({ file }) => file.quality),
      flat.map(({ file }) => file.season ?? 0),
      flat.map(({ file }) => file.episode ?? 0),
      flat.map(({ file }) => file.dubbed),
      flat.map(({ file }) => file.censored),
    ]);
    const ids = new Map(
      rows.map((row) => [keyOf(row.title_id, row.quality, row.season, row.episode, row.dubbed, row.censored), row.id]),
    );
    for (const { titleId, file } of flat) {
      const key = keyOf(titleId, file.quality, file.season ?? 0, file.episode ?? 0, file.dubbed, file.censored);
      const fileId = ids.get(key);
      if (fileId === undefined) continue;
      ids.delete(key);
      added.set(titleId, [...(added.get(titleId) ?? []), { ...file, fileId }]);
    }
    return added;
  }
}
