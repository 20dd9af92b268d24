const ORDINALS = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم', 'هشتم', 'نهم', 'دهم'];
const PERSIAN_NUMBER = `(\\d{1,3}|${ORDINALS.join('|')})`;

const BOTH: readonly RegExp[] = [
  /\bs(\d{1,2})[ -]*(?:e|ep)[ -]?(\d{1,3})(?!\d)/i,
  /\bseason[ -]?(\d{1,2})[ -]*(?:episode|ep|e)[ -]?(\d{1,3})\b/i,
  /(?<![\dx])(\d{1,2})x(\d{2,3})(?!\d)/i,
  new RegExp(`فصل ?${PERSIAN_NUMBER}[ -]*قسمت ?${PERSIAN_NUMBER}`),
];
const SEASON: readonly RegExp[] = [
  /\bseason[ -]?(\d{1,2})\b/i,
  /(?:^|[ -])s(\d{1,2})(?=$|[ -])/i,
  new RegExp(`فصل ?${PERSIAN_NUMBER}`),
];
const EPISODE: readonly RegExp[] = [/\b(?:episode|ep|e)[ -]?(\d{1,3})\b/i, new RegExp(`قسمت ?${PERSIAN_NUMBER}`)];
/** Of files in a season's folder alone, where a bare number can be nothing else. */
const BARE = /(?:^|- ?)(\d{1,3})(?=$|[ -])/;
const SEVERAL = /\bs\d{1,2}[ -]?e\d{1,3}[ -]?(?:-[ ]?)?(?:e\d{1,3}|-\d{1,3}(?![\dp]))/i;

function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const ordinal = ORDINALS.indexOf(text);
  return ordinal >= 0 ? ordinal + 1 : Number(text);
}

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
}

interface EpisodeMark {
  season: number | null;
  episode: number | null;
  /** Where the mark stands in the text. */
  from: number;
  to: number;
  /** More than one episode in one file. */
  several: boolean;
}

/** @param seasonOfFolder what the folder says where the name is silent. @returns null for what is no episode. */
export function episodeMark(text: string, seasonOfFolder: number | null): EpisodeMark | null {
  const mark = (found: RegExpExecArray, season: number | null, episode: number | null): EpisodeMark => ({
    season,
    episode,
    from: found.index,
    to: found.index + found[0].length,
    several: SEVERAL.test(text),
  });
  const both = firstOf(BOTH, text);
  if (both) return mark(both, numberOf(both[1]), numberOf(both[2]));
  const season = firstOf(SEASON, text);
  const episode = firstOf(EPISODE, text);
  if (episode && (season || seasonOfFolder !== null)) {
    const whole = season && season.index < episode.index ? season : episode;
    return { ...mark(whole, numberOf(season?.[1]) ?? seasonOfFolder, numberOf(episode[1])) };
  }
  const bare = seasonOfFolder !== null ? BARE.exec(text) : null;
  if (bare) return mark(bare, seasonOfFolder, numberOf(bare[1]));
  const one = season ?? (seasonOfFolder !== null ? /$/.exec(text) : null);
  return one ? mark(one, numberOf(season?.[1]) ?? seasonOfFolder, null) : null;
}

/** @returns null for a folder that is none of a season. */
export function seasonOf(folder: string): number | null {
  return numberOf(firstOf(SEASON, folder)?.[1]);
}
