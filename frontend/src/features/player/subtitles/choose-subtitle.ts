import type { Subtitle } from '../play-info.ts';

/** @param wanted language chosen last; before any choice a film that is not dubbed has them in the reader's language. */
export function firstSubtitle(
  subtitles: readonly Subtitle[],
  wanted: string | null,
  reads: string,
  dubbed: boolean,
): Subtitle | null {
  if (wanted === 'off' || (wanted === null && dubbed)) return null;
  return subtitles.find(({ language }) => language === (wanted ?? reads)) ?? null;
}
