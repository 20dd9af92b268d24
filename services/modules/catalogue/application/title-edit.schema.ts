import { z } from 'zod';
import { uploadedPicture } from '#modules/media/contract/uploaded-picture.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { filmId } from '../contract/film-ids/film-id.ts';
import { genreSlug } from '../contract/genres/genre.events.ts';
import { trailerKeyOf, trailerName } from '../contract/trailer.ts';
import type { TitleEdit } from '../domain/titles/edit-title.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);
const year = z.number().int().min(1870).max(2100);
const localName = z.object({ fa: text(400).nullable().default(null), en: text(400) });
const summary = z.object({ fa: text(5_000).nullable().default(null), en: text(5_000).nullable().default(null) });
const people = z.array(entityId).max(60).default([]);

/** Every fact of a title, as an editor enters it. */
export const titleFields = {
  post_type: z.union([z.literal(1), z.literal(2)]),
  name: localName,
  original_name: text(400).nullable().default(null),
  alternate_names: z.array(text(400)).max(12).default([]),
  release_year: year,
  end_year: year.nullable().default(null),
  countries: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(12)
    .default([]),
  genres: z.array(genreSlug).max(6).default([]),
  age: text(20).nullable().default(null),
  runtime_minutes: z.number().int().min(1).max(2_000).nullable().default(null),
  summary: summary.default({ fa: null, en: null }),
  directors: people,
  writers: people,
  cast: z
    .array(z.object({ person_id: entityId, role: localName.nullable().default(null) }))
    .max(60)
    .default([]),
  awards: z
    .array(
      z.object({
        ceremony: z.number().int().min(1).max(3),
        year,
        title: text(120),
        won: z.boolean(),
        nominees: z.array(entityId).max(20).optional().describe('people of the title'),
      }),
    )
    .max(40)
    .default([]),
  trailers: z
    .array(z.object({ key: trailerName.describe('an address at YouTube or Aparat, or the name of a file of ours') }))
    .max(20)
    .default([]),
  channel: text(80).nullable().default(null),
  status: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .nullable()
    .default(null),
  air_weekday: z.number().int().min(1).max(7).nullable().default(null),
  mini_series: z.boolean().optional().describe('a series of one story; without the field it stays as it is'),
  seasons: z
    .array(
      z.object({
        number: z.number().int().min(1).max(200),
        year: year.nullable().default(null),
        episodes: z.number().int().min(0).max(400),
      }),
    )
    .max(200)
    .default([]),
  popularity: z.number().min(0).max(100).default(10),
  mood: text(20).nullable().default(null),
  film_ids: z
    .array(filmId)
    .max(8)
    .optional()
    .describe('ids in film databases; without the field they stay as they are'),
  pictures: z
    .object({ poster: uploadedPicture.nullable().default(null), backdrop: uploadedPicture.nullable().default(null) })
    .optional()
    .describe('uploaded ones, in the place of what is drawn; without the field they stay as they are'),
};
const titleEdit = z.object(titleFields);

export const titleSavedAnswer = z.object({
  status: z.literal(1),
  title_id: z.number().int(),
  slug: z.string(),
  version: z.number().int(),
});
export type TitleSavedAnswer = z.infer<typeof titleSavedAnswer>;

/** Where a title stands after an edit. */
export interface SavedTitle {
  titleId: number;
  slug: string;
  version: number;
}

export function titleSaved({ titleId, slug, version }: SavedTitle): TitleSavedAnswer {
  return { status: 1, title_id: titleId, slug, version };
}

export function editOf(fields: z.infer<typeof titleEdit>): TitleEdit {
  const credit = (personId: number) => ({ personId });
  return {
    postType: fields.post_type,
    name: fields.name,
    originalName: fields.original_name,
    alternateNames: fields.alternate_names,
    releaseYear: fields.release_year,
    endYear: fields.end_year,
    countries: fields.countries,
    genres: fields.genres,
    age: fields.age,
    runtimeMinutes: fields.runtime_minutes,
    summary: fields.summary,
    awards: fields.awards.map(({ nominees, ...award }) => ({ ...award, ...(nominees && { nominees }) })),
    directors: fields.directors.map(credit),
    writers: fields.writers.map(credit),
    cast: fields.cast.map(({ person_id, role }) => ({ personId: person_id, role })),
    trailers: fields.trailers.map(({ key }) => ({ key: trailerKeyOf(key) ?? key })),
    channel: fields.channel,
    status: fields.status,
    airWeekday: fields.air_weekday,
    ...(fields.mini_series !== undefined && { miniSeries: fields.mini_series }),
    seasons: fields.seasons,
    popularity: fields.popularity,
    mood: fields.mood,
    ...(fields.pictures && { pictures: picturesOf(fields.pictures) }),
    ...(fields.film_ids && { filmIds: [...new Set(fields.film_ids)] }),
  };
}

function picturesOf({ poster, backdrop }: NonNullable<z.infer<typeof titleEdit>['pictures']>) {
  return { ...(poster && { poster }), ...(backdrop && { backdrop }) };
}
