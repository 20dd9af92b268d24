import { z } from 'zod';
import { CEREMONIES } from '../../../contract/awards/ceremonies.ts';
import { filmId } from '../../../contract/film-ids/film-id.ts';
import { genreSlug } from '../../../contract/genres/genre.events.ts';
import { fraction } from '../../../domain/seeded.ts';
import type { TitleRecord } from '../../../domain/titles/title-record.ts';
import { isCountryCode } from '../../../domain/words/country-words.ts';
import { titleIdentity } from '../../../domain/words/fold-name.ts';
import { awardTitle } from './award-title.ts';
import * as field from './field-schemas.ts';
import { checked } from './refused-record.ts';

const name = z.object({ en: field.titleName, fa: field.titleName.nullish() });
const personEntry = z.object({ en: field.personName, fa: field.personName.nullish() });
const castEntry = personEntry.extend({ gender: z.enum(['m', 'f']).nullish(), role: name.nullish() });
const countryCode = z.string().refine(isCountryCode, 'is not an ISO 3166-1 code');
const season = z.object({
  number: z.number().int().min(1).max(200),
  year: field.releaseYear.nullish(),
  episodes: z.number().int().min(1).max(400),
});
const award = z.object({
  ceremony: z.enum(['oscar', 'golden-globe', 'bafta']),
  year: field.releaseYear,
  title: awardTitle,
  won: z.boolean(),
  nominees: z.array(field.personName).max(20).optional(),
});
const shared = {
  name: name.extend({ original: field.titleName.nullish(), alternates: z.array(field.titleName).max(12).default([]) }),
  year: field.releaseYear,
  countries: z.array(countryCode).max(12),
  genres: z.array(genreSlug).max(6),
  age: field.ageRating.nullish(),
  runtimeMinutes: field.runtimeMinutes,
  directors: z.array(personEntry).max(20).default([]),
  writers: z.array(personEntry).max(20).default([]),
  cast: z.array(castEntry).max(60).default([]),
  summary: z.object({ en: field.summaryText.nullish(), fa: field.summaryText.nullish() }),
  dubbed: z.boolean().default(false),
  censored: z.boolean().default(false),
  awards: z.array(award).max(40).default([]),
  popularity: z.number().min(0).max(100),
  mood: z.string().max(20).nullish(),
  filmIds: z.array(filmId).max(8).optional(),
  trailers: field.trailers.optional(),
};
/** The project's own format: both languages, roles, releases on offer (the files of catalogue/demo). */
const titleLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('movie'), ...shared, qualities: z.array(z.number().int().min(1).max(20)).max(20) }),
  z.object({
    kind: z.literal('series'),
    ...shared,
    seriesQualities: z.array(z.number().int().min(1).max(3)).max(3),
    status: z.enum(['running', 'ended', 'canceled']),
    airWeekday: z.number().int().min(1).max(7).nullish(),
    mini: z.boolean().optional(),
    endYear: field.releaseYear.nullish(),
    seasons: z.array(season).max(60),
    channel: field.printable(80).trim().min(1).nullish(),
  }),
]);
const nativeLine = titleLine.superRefine((line, context) => {
  const people = new Set([...line.directors, ...line.writers, ...line.cast].map(({ en }) => en));
  const strangers = line.awards.flatMap(({ nominees }) => nominees ?? []).filter((name) => !people.has(name));
  for (const name of strangers) {
    context.addIssue({ code: 'custom', path: ['awards'], message: `${name} is not of this title` });
  }
});
type NativeLine = z.infer<typeof nativeLine>;

const STATUSES = { running: 1, ended: 2, canceled: 3 } as const;

/** @throws RefusedRecord */
export function recordOfNativeLine(value: unknown): TitleRecord {
  const line = checked(nativeLine, value);
  const postType = line.kind === 'movie' ? 1 : 2;
  const identity = titleIdentity(postType, line.name.en, line.year);
  return {
    source: 'demo',
    sourceKey: identity,
    postType,
    name: both(line.name),
    originalName: line.name.original ?? null,
    alternateNames: line.name.alternates,
    releaseYear: line.year,
    endYear: line.kind === 'series' ? endYearOf(line) : null,
    countries: line.countries,
    genres: line.genres,
    age: line.age ?? null,
    runtimeMinutes: line.runtimeMinutes,
    summary: { en: line.summary.en || null, fa: line.summary.fa || null },
    directors: line.directors.map((entry) => ({ name: both(entry), gender: null })),
    writers: line.writers.map((entry) => ({ name: both(entry), gender: null })),
    cast: line.cast.map((entry) => ({
      name: both(entry),
      gender: entry.gender ?? null,
      role: entry.role ? both(entry.role) : null,
    })),
    awards: line.awards.map(({ nominees, ...entry }) => ({
      ...entry,
      ceremony: CEREMONIES[entry.ceremony],
      ...(nominees && { nominees }),
    })),
    ...seriesFacts(line),
    popularity: line.popularity,
    mood: line.mood ?? null,
    ...(line.filmIds && { filmIds: line.filmIds }),
    ...(line.trailers && { trailers: line.trailers }),
    ageDays: ageDays(identity),
    offer: {
      qualities: line.kind === 'movie' ? line.qualities : line.seriesQualities,
      dubbed: line.dubbed,
      censored: line.censored,
    },
  };
}

const both = ({ en, fa }: { en: string; fa?: string | null | undefined }) => ({ en, fa: fa ?? null });

function seriesFacts(
  line: NativeLine,
): Pick<TitleRecord, 'channel' | 'status' | 'airWeekday' | 'miniSeries' | 'seasons'> {
  if (line.kind === 'movie') return { channel: null, status: null, airWeekday: null, seasons: [] };
  const status = STATUSES[line.status];
  return {
    channel: line.channel ?? null,
    status,
    airWeekday: status === 1 ? (line.airWeekday ?? null) : null,
    ...(line.mini && { miniSeries: true as const }),
    seasons: line.seasons.map(({ number, year, episodes }) => ({ number, year: year ?? null, episodes })),
  };
}

/** Known only of a series that is over: the year of its last season, unless that ran into another. */
function endYearOf(line: NativeLine & { kind: 'series' }): number | null {
  return line.status === 'running' ? null : (line.endYear ?? line.seasons.at(-1)?.year ?? null);
}

/** Spreads a demo catalogue over the last two years, one in eight within a week: a site that has been open for a while. */
function ageDays(seed: string): number {
  const share = fraction(`age:${seed}`);
  return share < 0.125 ? share * 8 * 6.5 : 7 + ((share - 0.125) / 0.875) ** 2 * 700;
}
