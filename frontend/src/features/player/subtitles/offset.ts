import type { PlayInfo } from '../play-info.ts';

/** One press of earlier or later: subtitles made for another release are off by seconds, those for this one by less. */
export const OFFSET_STEPS_MS = [1_000, 100];
const MAX_OFFSET_MS = 600_000;

/** As this device remembers what the server does not know; else of the member, wherever it was set. */
export function offsetOf(track: number, offsets: PlayInfo['offsets'], here: Record<string, number>): number {
  return here[track] ?? offsets.find((one) => one.track === track)?.mine ?? 0;
}

/** What others have moved this track by, where the member has not moved it; null when there is nothing to offer. */
export function offeredOffset(
  track: number,
  offsets: PlayInfo['offsets'],
  here: Record<string, number>,
): number | null {
  const known = offsets.find((one) => one.track === track);
  if (!known?.hint || known.mine !== null || here[track] !== undefined) return null;
  return known.hint;
}

export function moved(offset: number, by: number): number {
  return Math.max(-MAX_OFFSET_MS, Math.min(MAX_OFFSET_MS, offset + by));
}

type Times = Pick<TextTrackCue, 'startTime' | 'endTime'>;
const written = new WeakMap<Times, Times>();

/** Moves the cues of a track to an offset from the times they were written with. */
export function moveCues(cues: Iterable<Times>, offsetMs: number): void {
  for (const cue of cues) {
    const own = written.get(cue) ?? { startTime: cue.startTime, endTime: cue.endTime };
    written.set(cue, own);
    cue.startTime = own.startTime + offsetMs / 1_000;
    cue.endTime = own.endTime + offsetMs / 1_000;
  }
}
