import { HOUR_MS, MINUTE_MS } from '#platform/kernel/time/durations.ts';

export type SubtitleFormat = 'srt' | 'vtt' | 'ass';

/** One text of a subtitle with its time. */
export interface Cue {
  /** Milliseconds; of broken files also negative, or the end before the start. */
  start: number;
  end: number;
  /** As WebVTT writes it: lines without an empty one among them, `&` and `<` that are no markup as entities. */
  text: string;
  /** WebVTT's cue settings, parted by spaces; '' for none. */
  settings: string;
  /** Its identifier in a WebVTT file. */
  id: string | null;
  /** What stood beside its time and has no meaning in WebVTT. */
  stray: string;
}

/** A file as it was read, before anything is mended. */
export interface ParsedSubtitle {
  format: SubtitleFormat;
  /** In the order of the file. */
  cues: Cue[];
  /** Parts of the file that are no cues: styles, notes, regions. */
  blocks: string[];
}

/** @returns `00:00:01.000` */
function clockTime(milliseconds: number): string {
  const sign = milliseconds < 0 ? '-' : '';
  const total = Math.abs(milliseconds);
  const pad = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0');
  const clock = `${pad(total / HOUR_MS)}:${pad((total / MINUTE_MS) % 60)}:${pad((total / 1_000) % 60)}`;
  return `${sign}${clock}.${pad(total % 1_000, 3)}`;
}

export function timesOf({ start, end }: Pick<Cue, 'start' | 'end'>): string {
  return `${clockTime(start)} --> ${clockTime(end)}`;
}
