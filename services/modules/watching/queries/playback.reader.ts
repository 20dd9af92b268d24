import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';

/** How far a member is with a file. */
export interface PlaybackRow {
  fileId: number;
  titleId: number;
  season: number | null;
  episode: number | null;
  /** Seconds, both. */
  duration: number;
  position: number;
  session: number;
  finished: boolean;
  watched: boolean;
  updatedAt: string;
}

/** How subtitles of a medium are moved: by the member, and by most. */
interface TrackOffset {
  track: number;
  /** Milliseconds; null while the member has not moved it. */
  mine: number | null;
  /** Median of those who have moved it; null while they are few. */
  crowd: number | null;
}

/** So many say more than chance. */
const MIN_CROWD = 5;
/** Titles with something to go on with; those seen to the end are left out by whoever reads. */
const MAX_TITLES = 60;

const COLUMNS = `
  file_id as "fileId", title_id as "titleId", season, episode, duration, position, session, finished, watched,
  read.iso_time(updated_at) as "updatedAt"`;
const ONE = `select ${COLUMNS} from read.playback where user_id = $1 and file_id = $2`;
const OF_TITLE = `
  select ${COLUMNS} from read.playback where user_id = $1 and title_id = $2 and (position > 0 or watched)
  order by updated_at desc, file_id desc`;
const NEWEST = `
  select ${COLUMNS} from (
    select distinct on (title_id) * from read.playback where user_id = $1 and position > 0
    order by title_id, updated_at desc, file_id desc
  ) newest
  where not (finished and episode is null)
  order by updated_at desc, file_id desc limit ${MAX_TITLES}`;
const OFFSETS = `
  select track,
    (array_agg(offset_ms order by updated_at desc) filter (where user_id = $2))[1] as mine,
    case when count(distinct user_id) >= ${MIN_CROWD}
      then round(percentile_cont(0.5) within group (order by offset_ms))::int end as crowd
  from read.subtitle_offset where sha256 = $1 group by track order by track`;

type Row<T> = T & Record<string, unknown>;

@Injectable()
export class PlaybackReader {
  constructor(private readonly database: ReadDatabase) {}

  async find(userId: number, fileId: number): Promise<PlaybackRow | null> {
    return (await this.database.preparedRow<Row<PlaybackRow>>(ONE, [userId, fileId])) ?? null;
  }

  /** What the member has begun of a title, the newest first. */
  ofTitle(userId: number, titleId: number): Promise<PlaybackRow[]> {
    return this.database.preparedRows<Row<PlaybackRow>>(OF_TITLE, [userId, titleId]);
  }

  /** Of each title the file that was watched last, the newest first; no movie that was seen to its end. */
  newestOfTitles(userId: number): Promise<PlaybackRow[]> {
    return this.database.preparedRows<Row<PlaybackRow>>(NEWEST, [userId]);
  }

  offsets(sha256: string, userId: number): Promise<TrackOffset[]> {
    return this.database.preparedRows<Row<TrackOffset>>(OFFSETS, [sha256, userId]);
  }
}
