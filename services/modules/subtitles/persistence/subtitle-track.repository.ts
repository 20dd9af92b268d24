import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface PublishedTrack {
  sha256: string;
  language: string;
  label: string | null;
  vttName: string;
}

// The outer select keeps TypeORM from wrapping the rows of an insert.
const SAVE = `
  with saved as (
    insert into write.subtitle_track (sha256, language, label, vtt_name) values ($1, $2, $3, $4)
    on conflict (sha256, language, label) do update set vtt_name = excluded.vtt_name, version = subtitle_track.version + 1
      where subtitle_track.vtt_name <> excluded.vtt_name
    returning id, version
  )
  select id, version from saved`;

@Injectable()
export class SubtitleTrackRepository {
  /** @returns null when that very track is there already. */
  async save(manager: EntityManager, track: PublishedTrack): Promise<{ id: number; version: number } | null> {
    const { sha256, language, label, vttName } = track;
    const [row] = await manager.query<{ id: number; version: number }[]>(SAVE, [sha256, language, label, vttName]);
    return row ?? null;
  }
}
