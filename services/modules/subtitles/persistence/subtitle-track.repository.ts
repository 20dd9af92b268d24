import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface PublishedTrack {
  sha256: string;
  language: string;
  label: string | null;
  vttName: string;
}

/** One track is all that was published in one language and under one label; the first gives it its number. */
const TRACK = `
  select min(id) as id, count(*)::int as version from write.submitted_subtitle
  where sha256 = $1 and language = $2 and label is not distinct from $3 and vtt_name is not null`;

@Injectable()
export class SubtitleTrackRepository {
  /** @returns null when that very track is there already. */
  async save(manager: EntityManager, track: PublishedTrack): Promise<{ id: number; version: number } | null> {
    const { sha256, language, label } = track;
    const [row] = await manager.query<{ id: number; version: number }[]>(TRACK, [sha256, language, label]);
    return row ?? null;
  }
}
