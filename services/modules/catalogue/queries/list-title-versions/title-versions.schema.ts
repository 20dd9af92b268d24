import { z } from 'zod';
import { uploadedPicture } from '#modules/media/contract/uploaded-picture.ts';
import { shownVersion } from '#platform/http/version-history.ts';
import type { TitleFacts } from '../../contract/catalogue.events.ts';
import { genreSlug } from '../../contract/genres/genre.events.ts';

const name = z.object({ fa: z.string().nullable(), en: z.string() });
const year = z.number().int();
const personId = z.number().int();

/** A title's facts under the names by which `titles/:id/revise` takes them. */
const editableFacts = z.object({
  post_type: z.union([z.literal(1), z.literal(2)]),
  name,
  original_name: z.string().nullable(),
  alternate_names: z.array(z.string()),
  release_year: year,
  end_year: year.nullable(),
  countries: z.array(z.string()),
  genres: z.array(genreSlug),
  age: z.string().nullable(),
  runtime_minutes: z.number().int().nullable(),
  summary: z.object({ fa: z.string().nullable(), en: z.string().nullable() }),
  directors: z.array(personId),
  writers: z.array(personId),
  cast: z.array(z.object({ person_id: personId, role: name.nullable() })),
  awards: z.array(
    z.object({
      ceremony: z.number().int(),
      year,
      title: z.string(),
      won: z.boolean(),
      nominees: z.array(personId).optional(),
    }),
  ),
  trailers: z.array(z.object({ key: z.string() })),
  channel: z.string().nullable(),
  status: z.number().int().nullable(),
  air_weekday: z.number().int().nullable(),
  mini_series: z.boolean(),
  seasons: z.array(z.object({ number: z.number().int(), year: year.nullable(), episodes: z.number().int() })),
  popularity: z.number(),
  mood: z.string().nullable(),
  film_ids: z.array(z.string()),
  pictures: z.object({ poster: uploadedPicture.nullable(), backdrop: uploadedPicture.nullable() }),
});
type EditableFacts = z.infer<typeof editableFacts>;

export const titleVersions = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    version: z.number().int().describe('the newest, which a change names'),
    facts: editableFacts.describe('the newest'),
    versions: z
      .array(
        shownVersion(
          editableFacts,
          '`files`, `episodes`, `air_time`, or where it stands: `shown`, `withdrawn`, `merged`',
        ),
      )
      .describe('newest first, at most 50'),
  })
  .meta({ id: 'TitleVersions' });
export type TitleVersions = z.infer<typeof titleVersions>;

/** The facts of an event as an editor enters them. */
export function editable(facts: TitleFacts): EditableFacts {
  const ids = (credits: { personId: number }[]) => credits.map(({ personId }) => personId);
  return {
    post_type: facts.postType,
    name: facts.name,
    original_name: facts.originalName,
    alternate_names: facts.alternateNames,
    release_year: facts.releaseYear,
    end_year: facts.endYear,
    countries: facts.countries,
    genres: facts.genres,
    age: facts.age,
    runtime_minutes: facts.runtimeMinutes,
    summary: facts.summary,
    directors: ids(facts.directors),
    writers: ids(facts.writers),
    cast: facts.cast.map(({ personId, role }) => ({ person_id: personId, role })),
    awards: facts.awards,
    trailers: facts.trailers,
    channel: facts.channel,
    status: facts.status,
    air_weekday: facts.airWeekday,
    mini_series: facts.miniSeries ?? false,
    seasons: facts.seasons,
    popularity: facts.popularity,
    mood: facts.mood,
    film_ids: facts.filmIds ?? [],
    pictures: { poster: facts.pictures?.poster ?? null, backdrop: facts.pictures?.backdrop ?? null },
  };
}
