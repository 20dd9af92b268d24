import type { Cue } from '../cue.ts';
import { readable } from '../payload.ts';
import type { MendKind } from './mend.ts';

/* All in milliseconds. */
const MIN_DURATION = 500;
const MAX_DURATION = 10_000;
const GIVEN_DURATION = { least: 1_000, most: 7_000 };
/** More nobody reads. */
const MAX_LETTERS_A_SECOND = 25;
/** A shorter gain is not worth a change. */
const MIN_GAIN = 100;

type Timed = Pick<Cue, 'start' | 'end' | 'text' | 'settings'>;
interface TimeMend {
  kind: MendKind;
  start: number;
  end: number;
}

/** @param cues as they are read at last, ordered by their start. @returns what is to change, in the same order. */
export function mendTimes(cues: readonly Timed[]): (TimeMend | null)[] {
  const mended = cues.map((): TimeMend | null => null);
  const following = new Map<string, { start: number; later: number }>();
  for (let index = cues.length - 1; index >= 0; index -= 1) {
    const cue = cues[index];
    if (!cue) continue;
    const start = Math.max(0, cue.start);
    // What stands elsewhere on the screen does not cover it.
    const next = following.get(cue.settings);
    const limit = nextStart(next, start);
    const mend = endOf({ ...cue, start }, limit);
    if (mend || start !== cue.start) {
      mended[index] = {
        kind: start === cue.start && mend ? mend.kind : 'invalid-time',
        start,
        end: mend?.end ?? cue.end,
      };
    }
    following.set(cue.settings, { start, later: limit });
  }
  return mended;
}

/** The next start that is later: cues of one start are meant to be seen together. */
function nextStart(next: { start: number; later: number } | undefined, start: number): number {
  if (!next) return Number.POSITIVE_INFINITY;
  return next.start > start ? next.start : next.later;
}

function endOf({ start, end, text }: Timed, limit: number): { kind: MendKind; end: number } | null {
  const capped = (duration: number) => Math.min(start + Math.round(duration), limit);
  const letters = [...readable(text).replaceAll(/\s/g, '')].length;
  const reading = (letters / MAX_LETTERS_A_SECOND) * 1_000;
  if (end <= start) {
    const { least, most } = GIVEN_DURATION;
    return { kind: 'invalid-time', end: capped(Math.min(most, Math.max(least, reading * 1.5))) };
  }
  if (end > limit) return { kind: 'overlap', end: Math.min(limit, capped(MAX_DURATION)) };
  if (end - start > MAX_DURATION) return { kind: 'too-long', end: capped(MAX_DURATION) };
  const needed = Math.min(MAX_DURATION, Math.ceil(reading));
  if (end - start < MIN_DURATION && capped(Math.max(MIN_DURATION, needed)) > end) {
    return { kind: 'too-short', end: capped(Math.max(MIN_DURATION, needed)) };
  }
  return capped(needed) - end >= MIN_GAIN ? { kind: 'too-fast', end: capped(needed) } : null;
}
