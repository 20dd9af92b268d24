import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import {
  type PlaybackState,
  playbackForgotten,
  playbackRecorded,
  playbackStarted,
  subtitleOffsetKept,
} from '../contract/watching.events.ts';
import { isFinished } from '../domain/playback.ts';

/*
 * What members have watched, and how they have moved subtitles. Works in batches: of a member and file only the last event
 * of a batch is written, since each carries the whole state. Accounts are another stream: what arrives after its member's
 * deletion finds them among the gone.
 */

const NOT_GONE = 'where not exists (select from gone_watcher g where g.user_id = t.user_id)';
const SAVE_PLAYBACKS = `
  insert into playback (user_id, file_id, title_id, season, episode, duration, session, position, finished, watched, updated_at)
  select user_id, file_id, title_id, season, episode, duration, session, position, finished, watched, updated_at
  from jsonb_to_recordset($1) as t(user_id int, file_id int, title_id int, season smallint, episode smallint, duration int,
    session int, position int, finished boolean, watched boolean, updated_at timestamptz)
  ${NOT_GONE}
  on conflict (user_id, file_id) do update set
    title_id = excluded.title_id, season = excluded.season, episode = excluded.episode, duration = excluded.duration,
    session = excluded.session, position = excluded.position, finished = excluded.finished, watched = excluded.watched,
    updated_at = excluded.updated_at`;
const SAVE_OFFSETS = `
  insert into subtitle_offset (user_id, file_id, track, sha256, offset_ms, updated_at)
  select user_id, file_id, track, sha256, offset_ms, updated_at
  from jsonb_to_recordset($1) as t(user_id int, file_id int, track int, sha256 text, offset_ms int, updated_at timestamptz)
  ${NOT_GONE}
  on conflict (user_id, file_id, track) do update set
    sha256 = excluded.sha256, offset_ms = excluded.offset_ms, updated_at = excluded.updated_at`;
const MARK_GONE = 'insert into gone_watcher (user_id) select unnest($1::int[]) on conflict do nothing';

const PLAYBACK_EVENTS = [playbackStarted, playbackRecorded, playbackForgotten] as const;

function playbackRow(data: PlaybackState, time: Date) {
  const { userId, fileId, titleId, season, episode, duration, session, position, watched } = data;
  return {
    user_id: userId,
    file_id: fileId,
    title_id: titleId,
    season,
    episode,
    duration,
    session,
    position,
    finished: isFinished(position, duration),
    watched,
    updated_at: time,
  };
}

function offsetRow(event: RecordedEvent) {
  const { data, time } = subtitleOffsetKept.read(event);
  const { userId, fileId, track, sha256, offset } = data;
  return { user_id: userId, file_id: fileId, track, sha256, offset_ms: offset, updated_at: time };
}

async function project(events: RecordedEvent[], { query }: ProjectionTransaction): Promise<void> {
  const playbacks = new Map<string, object>();
  const offsets = new Map<string, object>();
  const gone: number[] = [];
  for (const event of events) {
    const playback = PLAYBACK_EVENTS.find(({ type }) => type === event.type);
    if (playback) playbacks.set(event.stream, playbackRow(playback.read(event).data, event.time));
    else if (event.type === subtitleOffsetKept.type) offsets.set(event.stream, offsetRow(event));
    else gone.push(userDeleted.read(event).data.userId);
  }
  if (gone.length > 0) await query(MARK_GONE, [gone]);
  if (playbacks.size > 0) await query(SAVE_PLAYBACKS, [JSON.stringify([...playbacks.values()])]);
  if (offsets.size > 0) await query(SAVE_OFFSETS, [JSON.stringify([...offsets.values()])]);
  if (gone.length > 0) {
    await query('delete from playback where user_id = any($1::int[])', [gone]);
    await query('delete from subtitle_offset where user_id = any($1::int[])', [gone]);
  }
}

export const watchingProjection: Projection = {
  name: 'watching',
  tables: ['playback', 'subtitle_offset', 'gone_watcher'],
  types: [...PLAYBACK_EVENTS.map(({ type }) => type), subtitleOffsetKept.type, userDeleted.type],
  project,
};
