import { z } from 'zod';
import { filmId } from '../../../contract/film-ids/film-id.ts';
import type { PersonRecord, TitleRecord } from '../../../domain/titles/title-record.ts';
import { countriesOf } from '../../../domain/words/country-words.ts';
import { foldName } from '../../../domain/words/fold-name.ts';
import * as field from './field-schemas.ts';
import { checked } from './refused-record.ts';

/** A line of a plain title table (`titles.jsonl.gz`): English names, the source's own words for genres and countries. */
const titleLine = z.object({
  type: z.enum(['movie', 'series']),
  title: field.titleName,
  title_fa: field.titleName.nullish(),
  year: field.releaseYear,
  cast: field.peopleNames.default([]),
  directors: field.peopleNames.default([]),
  writers: field.peopleNames.default([]),
  genres: field.words.default([]),
  countries: field.words.default([]),
  summary: field.summaryText.nullish(),
  summary_fa: field.summaryText.nullish(),
  age: field.ageRating.nullish(),
  runtime_minutes: field.runtimeMinutes.nullish(),
  seasons: field.seasonCount.nullish(),
  film_id: filmId.nullish(),
  trailers: field.trailers.optional(),
  source: field.sourceName.default('import'),
  source_id: field.sourceId.nullish(),
});
type TitleLine = z.infer<typeof titleLine>;

/** Popularity of titles whose source says nothing about it, of 100. */
const UNKNOWN_POPULARITY = 10;

/** @throws RefusedRecord */
export function recordOfTitleLine(value: unknown): TitleRecord {
  return recordOf(checked(titleLine, value));
}

function recordOf(line: TitleLine): TitleRecord {
  return {
    source: line.source.toLowerCase(),
    sourceKey: sourceKeyOf(line),
    postType: line.type === 'movie' ? 1 : 2,
    name: { en: line.title, fa: line.title_fa ?? null },
    originalName: null,
    alternateNames: [],
    releaseYear: line.year,
    endYear: null,
    countries: countriesOf(line.countries),
    genres: line.genres,
    age: line.age || null,
    runtimeMinutes: line.runtime_minutes ?? null,
    summary: { en: line.summary || null, fa: line.summary_fa || null },
    directors: line.directors.map(person),
    writers: line.writers.map(person),
    cast: line.cast.map((name) => ({ ...person(name), role: null })),
    awards: [],
    channel: null,
    status: null,
    airWeekday: null,
    seasons: Array.from({ length: line.seasons ?? 0 }, (_, index) => ({ number: index + 1, year: null, episodes: 0 })),
    popularity: UNKNOWN_POPULARITY,
    mood: null,
    ...(line.film_id && { filmIds: [line.film_id] }),
    ...(line.trailers && { trailers: line.trailers }),
    ageDays: null,
    offer: null,
  };
}

const person = (name: string): PersonRecord => ({ name: { en: name, fa: null }, gender: null });

/**
 * A source's id alone does not name a record: the film lists give remakes, and films that share an article, one id; some
 * records have none. Name and year are part of the key, and for those without an id the directors.
 */
function sourceKeyOf({ type, title, year, source_id, directors }: TitleLine): string {
  const name = foldName(title) || title;
  return [source_id ?? `-${directors.map(foldName).join(',')}`, type, year, name].join('|');
}
