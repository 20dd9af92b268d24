import { latinDigits } from '#platform/kernel/text/typed/latin-digits.ts';
import { episodeMark, seasonOf } from './episode-marks.ts';
import { type QualityWords, qualityWords, technicalFrom } from './quality-words.ts';

/** What a title may be called, as some part of a path has it. */
export interface NamedTitle {
  name: string;
  year: number | null;
}

/** What a file's place and name say of it. */
export interface ReleaseName {
  /** The likeliest first. */
  titles: NamedTitle[];
  /** 1 movie, 2 series. */
  postType: 1 | 2;
  season: number | null;
  episode: number | null;
  severalEpisodes: boolean;
  dubbed: boolean;
  censored: boolean;
  quality: QualityWords;
}

const SITE = /^(?:www\.)?[a-z0-9-]+\.(?:com|net|org|ir|co|info|site)(?:\s*[-_ ]+|\.(?=[A-Z\p{Lo}]))/iu;
const DUBBED = /\b(?:dubbed|dub|dual[ -]?audio|farsi[ -]?dub\w*)\b|دوبله|دوزبانه|دو زبانه/i;
const CENSORED = /\b(?:censored|sansor|sanso+r)\b|سانسور|ممیزی/i;
const UNCENSORED = /\b(?:uncensored|un[ -]censored|uncut|no[ -]?sansor)\b|بدون ?(?:سانسور|ممیزی)/i;
const YEAR = /(?<![\p{L}\p{N}])(1[89]\d\d|20[0-4]\d|1[34]\d\d)(?![\p{L}\p{N}])/gu;
const FIRST_FILM = 1_888;
/** Years of the Persian calendar are these many behind at the year's end. */
const JALALI = { from: 1_300, to: 1_420, behind: 621 };

/** Reads a film's path, as `Dark/Season 01/Dark.S01E02.720p.mkv`. @param path with `/`, relative to where films are looked for. */
export function readReleaseName(path: string): ReleaseName {
  const parts = path.split('/');
  const file = plain((parts.pop() ?? '').replace(/\.[a-z0-9]{2,4}$/i, ''));
  const folders = parts.map(plain).reverse();
  const seasonOfFolder = folders.map(seasonOf).find((season) => season !== null) ?? null;
  const mark = episodeMark(file, seasonOfFolder);
  const text = [file, ...folders.slice(0, 2)].join(' / ');
  const titles = mark
    ? [titleIn(file.slice(0, mark.from)), ...folders.map((folder) => titleIn(withoutSeason(folder)))]
    : [titleIn(file), ...folders.slice(0, 1).map(titleIn)];
  const after = mark ? file.slice(mark.to) : file.slice(yearIn(file)?.at ?? Math.min(technicalFrom(file), file.length));
  const own = qualityWords(after);
  const inherited = qualityWords(
    folders
      .slice(0, 2)
      .map((folder) => folder.slice(technicalFrom(folder)))
      .join(' '),
  );
  return {
    titles: distinct(titles.flatMap(alternatives)),
    postType: mark ? 2 : 1,
    season: mark?.season ?? null,
    episode: mark?.episode ?? null,
    severalEpisodes: mark?.several ?? false,
    dubbed: DUBBED.test(text),
    censored: CENSORED.test(text) && !UNCENSORED.test(text),
    quality: {
      source: own.source ?? inherited.source,
      resolution: own.resolution ?? inherited.resolution,
      stereo: own.stereo ?? inherited.stereo,
    },
  };
}

/** Digits and spaces of one kind, nothing in brackets but a year or words of the trade, no site that it came from. */
function plain(part: string): string {
  return latinDigits(part)
    .replace(/\u200c/g, ' ')
    .replace(/^\s*\[[^\]]*\]/, '')
    .replace(SITE, '')
    .replace(/[._[\](){}+]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function yearIn(text: string): { year: number; at: number } | null {
  const years = [...text.matchAll(YEAR)]
    .map((found) => ({ year: westernYear(Number(found[1])), at: found.index }))
    .filter(({ year, at }) => year >= FIRST_FILM && at > 0);
  const end = technicalFrom(text);
  return years.filter(({ at }) => at < end).at(-1) ?? years[0] ?? null;
}

function westernYear(year: number): number {
  return year >= JALALI.from && year <= JALALI.to ? year + JALALI.behind : year;
}

function titleIn(text: string): NamedTitle {
  const found = yearIn(text);
  const end = Math.min(found?.at ?? text.length, technicalFrom(text));
  const name = text.slice(0, end).replace(/^[\s-]+|[\s-]+$/g, '');
  return { name, year: found?.year ?? null };
}

function withoutSeason(folder: string): string {
  return seasonOf(folder) === null ? folder : folder.replace(/(?:\bseason|(?:^|[ -])s\d|فصل).*$/i, '');
}

/** `A aka B` is both; so are the two halves of a Persian and a Latin name side by side. */
function alternatives({ name, year }: NamedTitle): NamedTitle[] {
  const names = name.split(/\s+a\.?k\.?a\.?\s+/i);
  const scripts = names.flatMap((each) => {
    const latin = each.replace(/\p{Script=Arabic}+/gu, ' ').trim();
    const persian = each.replace(/\p{Script=Latin}+/gu, ' ').trim();
    return latin && persian && /\p{L}/u.test(latin) && /\p{L}/u.test(persian) ? [each, latin, persian] : [each];
  });
  return scripts.filter((each) => /[\p{L}\p{N}]/u.test(each)).map((each) => ({ name: tidy(each), year }));
}

const tidy = (name: string) => name.replace(/\s+/g, ' ').replace(/^[\s-]+|[\s-]+$/g, '');

function distinct(titles: NamedTitle[]): NamedTitle[] {
  return titles.filter(
    ({ name, year }, index) =>
      titles.findIndex((other) => other.name === name && (other.year ?? year) === year) === index,
  );
}
