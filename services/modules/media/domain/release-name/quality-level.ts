import type { QualityWords } from './quality-words.ts';

interface Picture {
  width: number;
  height: number;
}

/** Lines of a picture as people count them: what is cut off above and below a wide film counts. */
function linesOf({ width, height }: Picture): number {
  const lines = Math.max(height, (width * 9) / 16);
  if (lines > 1_500) return 2160;
  if (lines > 850) return 1080;
  return lines > 600 ? 720 : 480;
}

/** Levels of movies (specification §3) for 480, 720 and 1080 lines; of 2160 there is one. */
const LEVELS: Readonly<Record<NonNullable<QualityWords['source']> | 'none', readonly [number, number, number]>> = {
  bluray: [4, 18, 19],
  brrip: [4, 11, 13],
  bdrip: [4, 7, 13],
  webdl: [3, 10, 12],
  webrip: [3, 8, 12],
  hdrip: [2, 8, 12],
  hdtv: [2, 8, 12],
  lilhd: [9, 9, 9],
  dvdrip: [6, 6, 6],
  dvdscr: [5, 5, 5],
  hdscr: [1, 1, 1],
  none: [2, 10, 12],
};

/** The quality level of a film: by the words of its name; for what they leave open, by its picture. */
export function movieLevel({ source, resolution, stereo }: QualityWords, picture: Picture): number {
  const lines = resolution ?? linesOf(picture);
  if (stereo === 'over-under') return 16;
  if (stereo === 'side-by-side') return 17;
  if (stereo === 'plain') return lines <= 720 ? 14 : 15;
  if (lines === 2160) return 20;
  const [low, middle, high] = LEVELS[source ?? 'none'];
  if (lines === 1080) return high;
  return lines === 720 ? middle : low;
}

/** The three levels of series: 720P, 1080P, 4K-HDR. */
export function seriesLevel({ resolution }: QualityWords, picture: Picture): number {
  const lines = resolution ?? linesOf(picture);
  if (lines === 2160) return 3;
  return lines === 1080 ? 2 : 1;
}
