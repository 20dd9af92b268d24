import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { ratingDropped, titleRated } from '#modules/community/contract/community.events.ts';
import { listEntryAdded, listEntryRemoved } from '#modules/library/contract/library.events.ts';
import {
  type PlaybackState,
  playbackForgotten,
  playbackRecorded,
  playbackStarted,
} from '#modules/watching/contract/watching.events.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { Projection, ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { LISTED, ratedStrength, watchedStrength } from '../domain/strength.ts';

/*
 * What members do that tells of their taste: a row for each rating, file watched and list entry. Works in batches: of each
 * stream the last event says all. Accounts are another stream: what arrives after its member's deletion finds them among the
 * gone. The day is all that is kept of a time, so that a film that is being watched changes its row a few times only.
 */

const SAVE = `
  insert into taste_signal as old (user_id, source, source_id, title_id, person_id, strength, day)
  select user_id, source, source_id, title_id, person_id, strength, day
  from jsonb_to_recordset($1) as t(user_id int, source text, source_id int, title_id int, person_id int, strength real, day date)
  where not exists (select from taste_owner_gone g where g.user_id = t.user_id)
  on conflict (user_id, source, source_id) do update set
    title_id = excluded.title_id, person_id = excluded.person_id, strength = excluded.strength, day = excluded.day
  where (old.title_id, old.person_id, old.strength, old.day)
    is distinct from (excluded.title_id, excluded.person_id, excluded.strength, excluded.day)`;
const REMOVE = `
  delete from taste_signal s using jsonb_to_recordset($1) as t(user_id int, source text, source_id int)
  where s.user_id = t.user_id and s.source = t.source and s.source_id = t.source_id`;
const MARK_GONE = 'insert into taste_owner_gone (user_id) select unnest($1::int[]) on conflict do nothing';
const REMOVE_GONE = 'delete from taste_signal where user_id = any($1::int[])';

interface Signal {
  user_id: number;
  source: 'rating' | 'playing' | 'list';
  /** Of the title, the file or the list entry. */
  source_id: number;
  title_id: number | null;
  person_id: number | null;
  /** 0: it tells nothing, or nothing any more. */
  strength: number;
  day: string;
}

const PLAYBACK_EVENTS = [playbackStarted, playbackRecorded, playbackForgotten] as const;

function signalOf(event: RecordedEvent): Signal {
  const day = event.time.toISOString().slice(0, 10);
  if (event.type === titleRated.type) {
    const { userId, postId, grades } = titleRated.read(event).data;
    const sum = Object.values(grades).reduce((total, grade) => total + grade, 0);
    return { ...of(userId, 'rating', postId), title_id: postId, strength: ratedStrength(sum), day };
  }
  if (event.type === ratingDropped.type) {
    const { userId, postId } = ratingDropped.read(event).data;
    return { ...of(userId, 'rating', postId), title_id: postId, strength: 0, day };
  }
  const playback = PLAYBACK_EVENTS.find(({ type }) => type === event.type);
  if (playback) return playingSignal(playback.read(event).data, day);
  const added = event.type === listEntryAdded.type;
  const { userId, listId, kind, targetId } = (added ? listEntryAdded : listEntryRemoved).read(event).data;
  const target = kind === 'person' ? { person_id: targetId } : { title_id: targetId };
  return { ...of(userId, 'list', listId), ...target, strength: added ? LISTED[kind] : 0, day };
}

function playingSignal(state: PlaybackState, day: string): Signal {
  const { userId, fileId, titleId } = state;
  return { ...of(userId, 'playing', fileId), title_id: titleId, strength: watchedStrength(state), day };
}

function of(userId: number, source: Signal['source'], sourceId: number) {
  return { user_id: userId, source, source_id: sourceId, title_id: null, person_id: null };
}

async function project(events: RecordedEvent[], { query }: ProjectionTransaction): Promise<void> {
  const signals = new Map<string, Signal>();
  const gone: number[] = [];
  for (const event of events) {
    if (event.type === userDeleted.type) gone.push(userDeleted.read(event).data.userId);
    else signals.set(event.stream, signalOf(event));
  }
  if (gone.length > 0) await query(MARK_GONE, [gone]);
  const [telling, silent] = partition([...signals.values()]);
  if (telling.length > 0) await query(SAVE, [JSON.stringify(telling)]);
  if (silent.length > 0) await query(REMOVE, [JSON.stringify(silent)]);
  if (gone.length > 0) await query(REMOVE_GONE, [gone]);
}

/** A middling rating is told all the same: it stands before what the watching may mean. */
function partition(signals: readonly Signal[]): [Signal[], Signal[]] {
  const tells = ({ source, strength }: Signal) => source === 'rating' || strength !== 0;
  return [signals.filter(tells), signals.filter((signal) => !tells(signal))];
}

export const tasteProjection: Projection = {
  name: 'taste',
  tables: ['taste_signal', 'taste_owner_gone'],
  types: [
    titleRated.type,
    ratingDropped.type,
    ...PLAYBACK_EVENTS.map(({ type }) => type),
    listEntryAdded.type,
    listEntryRemoved.type,
    userDeleted.type,
  ],
  project,
};
