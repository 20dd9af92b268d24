import type { PlaybackState } from '../contract/watching.events.ts';

/** From this part of its length on a film counts as watched: what follows are the credits. */
const WATCHED_SHARE = 0.92;
/** Nobody is asked whether to go on from before this place, in seconds; in a short clip it is a share of the length. */
const MIN_RESUME_SECONDS = 30;
const MIN_RESUME_SHARE = 0.2;

/** What the write side knows of one member and file. */
export interface Playback extends PlaybackState {
  /** Of the newest report that counted within the session; 0 where players do not count. */
  sequence: number;
}

/** What a player says. */
export interface PlaytimeReport {
  /** Seconds from the start. */
  time: number;
  /** The number of its playing; null for a player that has none, which then stands for the newest. */
  session: number | null;
  /** Counts up within a playing, so that a report that was overtaken by a later one is known. */
  sequence: number | null;
}

/** `counted`: nothing has moved, but what comes late from before this report is overtaken by it. */
export type Recording =
  | { outcome: 'recorded' | 'counted'; next: Playback }
  | { outcome: 'unchanged' | 'outdated' | 'unknown' };

/** @param seconds both. */
export const isFinished = (position: number, duration: number) => position >= duration * WATCHED_SHARE;

const isBegun = (position: number, duration: number) =>
  position >= Math.min(MIN_RESUME_SECONDS, duration * MIN_RESUME_SHARE);

/** Where a playing begins: at the start again where little of the film was seen, and once it was seen to its end. */
export const resumeAt = ({ position, duration }: Pick<PlaybackState, 'position' | 'duration'>) =>
  isBegun(position, duration) && !isFinished(position, duration) ? position : 0;

/** A newer position is never replaced by that of an older playing (invariant 14), nor by one that was overtaken. */
export function record(playback: Playback, { time, session, sequence }: PlaytimeReport): Recording {
  const playing = session ?? playback.session;
  if (playing > playback.session) return { outcome: 'unknown' };
  if (playing < playback.session) return { outcome: 'outdated' };
  if (sequence !== null && sequence < playback.sequence) return { outcome: 'outdated' };
  const position = Math.min(Math.floor(time), playback.duration);
  if (position === playback.position) {
    const isNewer = sequence !== null && sequence > playback.sequence;
    return isNewer ? { outcome: 'counted', next: { ...playback, sequence } } : { outcome: 'unchanged' };
  }
  const watched = playback.watched || isFinished(position, playback.duration);
  const next = { ...playback, position, watched, sequence: sequence ?? playback.sequence };
  return { outcome: 'recorded', next };
}

/** The next playing has its own number and counts its reports anew. */
export function start(playback: Playback): Playback {
  return { ...playback, session: playback.session + 1, sequence: 0 };
}

/** Off the shelf: nothing is gone on with, and no playing that is still open brings it back. What was seen stays marked. */
export function putAside(playback: Playback): Playback {
  return { ...start(playback), position: 0 };
}

/** Nothing is remembered. */
export function forget(playback: Playback): Playback {
  return { ...putAside(playback), watched: false };
}
