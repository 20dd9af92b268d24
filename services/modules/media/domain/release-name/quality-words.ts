/** What the words of a file's name say of its picture. */
export interface QualityWords {
  source: Source | null;
  /** Lines: 480, 720, 1080 or 2160. */
  resolution: number | null;
  stereo: 'plain' | 'over-under' | 'side-by-side' | null;
}

type Source =
  | 'bluray'
  | 'brrip'
  | 'bdrip'
  | 'webdl'
  | 'webrip'
  | 'hdrip'
  | 'hdtv'
  | 'dvdrip'
  | 'dvdscr'
  | 'hdscr'
  | 'lilhd';

/** The first that fits counts. */
const SOURCES: readonly [Source, RegExp][] = [
  ['lilhd', /\bli(?:l|ttle)[ -]?hd\b/i],
  ['dvdscr', /\bdvd[ -]?scr(?:eener)?\b/i],
  ['hdscr', /\b(?:hd[ -]?scr|hd[ -]?cam|hd[ -]?ts|cam[ -]?rip|telesync|scr(?:eener)?|cam|ts)\b/i],
  ['webrip', /\bweb[ -]?rip\b/i],
  ['webdl', /\bweb(?:[ -]?dl)?\b/i],
  ['brrip', /\bbr[ -]?rip\b/i],
  ['bdrip', /\bbd[ -]?rip\b/i],
  ['bluray', /\b(?:blu[ -]?ray|bd[ -]?remux|remux|bdmv)\b/i],
  ['dvdrip', /\bdvd(?:[ -]?rip)?\b/i],
  ['hdtv', /\b(?:hdtv|pdtv|hd[ -]?tv[ -]?rip|tv[ -]?rip)\b/i],
  ['hdrip', /\bhd[ -]?rip\b/i],
];
const RESOLUTIONS: readonly [number, RegExp][] = [
  [2160, /\b(?:2160[pi]?|4k|uhd)\b/i],
  [1080, /\b(?:1080[pi]?|fhd)\b/i],
  [720, /\b720[pi]?\b/i],
  [480, /\b(?:480|540|576|360)[pi]\b/i],
];
const OVER_UNDER = /\b(?:h(?:alf)?[ -]?ou|3d[ -]?ou|ou[ -]?3d|half[ -]?tab|h-?tab)\b/i;
const SIDE_BY_SIDE = /\b(?:h(?:alf)?[ -]?sbs|sbs)\b/i;
/** Words that no title has: the name is over where one stands. */
const TECHNICAL =
  /(?<![\p{L}\p{N}])(?:(?:2160|1080|720|576|540|480|360)[pi]|4k|uhd|web[ -]?(?:dl|rip)|(?:br|bd|hd|dvd|cam|tv)[ -]?rip|blu[ -]?ray|remux|dvd[ -]?scr|hd[ -]?(?:scr|cam|ts)|hdtv|[xh][ -]?26[45]|hevc|10[ -]?bit|hdr(?:10)?|lil[ -]?hd|dual[ -]?audio|multi[ -]?audio|3d[ -]?(?:ou|sbs)|half[ -]?(?:ou|sbs)|hsbs|hou|aac|dubbed|farsi[ -]?dub\w*|uncensored|censored|soft[ -]?sub|hard[ -]?sub|دوبله|دوزبانه|دو زبانه|زیرنویس|سانسور|ممیزی|بدون سانسور|کیفیت)(?![\p{L}\p{N}])/iu;

export function qualityWords(text: string): QualityWords {
  const source = SOURCES.find(([, word]) => word.test(text))?.[0] ?? null;
  const resolution = RESOLUTIONS.find(([, word]) => word.test(text))?.[0] ?? null;
  const stereo = OVER_UNDER.test(text)
    ? 'over-under'
    : SIDE_BY_SIDE.test(text)
      ? 'side-by-side'
      : /\b3d\b/i.test(text)
        ? 'plain'
        : null;
  return { source, resolution, stereo };
}

/** Where the words about picture and sound begin; the text's length where there are none. */
export function technicalFrom(text: string): number {
  const at = text.search(TECHNICAL);
  return at < 0 ? text.length : at;
}
