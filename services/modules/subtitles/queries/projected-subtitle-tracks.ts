import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type SubtitleTrack, SubtitleTracks } from '../contract/subtitle-tracks.port.ts';

const TRACKS = `
  select id, language, label, '/media/subtitles/' || vtt_name as url from read.subtitle_track
  where sha256 = $1 and vtt_name is not null order by language = 'fa' desc, language, label nulls first, id`;

@Injectable()
export class ProjectedSubtitleTracks extends SubtitleTracks {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  /** Persian first. */
  of(sha256: string): Promise<SubtitleTrack[]> {
    return this.database.rows<SubtitleTrack & Record<string, unknown>>(TRACKS, [sha256]);
  }
}
