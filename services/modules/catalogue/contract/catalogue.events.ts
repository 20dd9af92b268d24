import { z } from 'zod';
import { uploadedPicture } from '#modules/media/contract/uploaded-picture.ts';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';
import { releaseFile, titleOffer } from './files/release-file.ts';
import { filmId } from './film-ids/film-id.ts';
import { genreSlug } from './genres/genre.events.ts';

const id = z.number().int().positive();
export const nameSchema = z.object({ fa: z.string().nullable(), en: z.string() });

/** A person's part in a title. The person itself is its own stream (`person.added.v1`). */
const credit = z.object({ personId: id });
const castCredit = credit.extend({ role: nameSchema.nullable() });

/** Everything that is known of a title but its files; `title.revised` carries it whole again. */
export const titleFacts = z.object({
  titleId: id,
  /** 1 movie, 2 series. */
  postType: z.union([z.literal(1), z.literal(2)]),
  slug: z.string(),
  name: nameSchema,
  originalName: z.string().nullable(),
  alternateNames: z.array(z.string()),
  releaseYear: z.number().int(),
  endYear: z.number().int().nullable(),
  countries: z.array(z.string().length(2)),
  genres: z.array(genreSlug),
  age: z.string().nullable(),
  runtimeMinutes: z.number().int().positive().nullable(),
  summary: z.object({ fa: z.string().nullable(), en: z.string().nullable() }),
  directors: z.array(credit),
  writers: z.array(credit),
  cast: z.array(castCredit),
  awards: z.array(
    z.object({
      /** 1 Oscar, 2 Golden Globe, 3 Bafta. */
      ceremony: z.number().int().min(1).max(3),
      year: z.number().int(),
      title: z.string(),
      won: z.boolean(),
      /** The people of the title whom it names; absent where nobody has told. */
      nominees: z.array(id).optional(),
    }),
  ),
  trailers: z.array(z.object({ key: z.string() })),
  channel: z.string().nullable(),
  /** Series: 1 running, 2 ended, 3 canceled. */
  status: z.number().int().min(1).max(3).nullable(),
  /** Series on air: 1 Saturday … 7 Friday. */
  airWeekday: z.number().int().min(1).max(7).nullable(),
  /** When on that day, of Tehran: `21:30`. Absent where nobody has told. */
  airTime: z.iso.time({ precision: -1 }).optional(),
  /** A series that was made as one story of few episodes. */
  miniSeries: z.boolean().optional(),
  seasons: z.array(
    z.object({ number: z.number().int().positive(), year: z.number().int().nullable(), episodes: z.number().int() }),
  ),
  /** Episodes of which more is known than that they are there; absent where none is. */
  episodes: z
    .array(
      z.object({
        season: z.number().int().positive(),
        number: z.number().int().positive(),
        name: z.object({ fa: z.string().nullable(), en: z.string().nullable() }),
        airDate: z.iso.date().nullable(),
      }),
    )
    .optional(),
  /** How well known the title is, 0–100; breaks ties in search and fills the suggested lists. */
  popularity: z.number().min(0).max(100),
  mood: z.string().nullable(),
  /** Its ids in film databases; absent where none is known. */
  filmIds: z.array(filmId).optional(),
  /** Pictures that the staff uploaded; absent where all are drawn. */
  pictures: z.object({ poster: uploadedPicture.optional(), backdrop: uploadedPicture.optional() }).optional(),
  /** Its page is gone, on its own or into another title, which its address leads to; absent of all that are there. */
  withdrawn: z
    .object({ into: id.nullable(), /** It has not been there yet. */ draft: z.literal(true).optional() })
    .optional(),
  /** When the title entered the catalogue, a draft when it was put on the site; absent when that is the time of its first event. */
  addedAt: z.iso.datetime().optional(),
});

export const personFacts = z.object({
  personId: id,
  slug: z.string(),
  name: nameSchema,
  gender: z.enum(['m', 'f']).nullable(),
  birthday: z.iso.date().nullable(),
  /** Absent of who lives or of whom it is not known. */
  deathYear: z.number().int().optional(),
  birthPlace: nameSchema.optional(),
  biography: z.object({ fa: z.string().nullable(), en: z.string().nullable() }).nullable(),
  tint: z.string(),
  /** A picture that the staff uploaded; absent where it is drawn. */
  portrait: uploadedPicture.optional(),
});

export const titleAdded = defineEvent('title.added.v1', titleFacts);
export const titleRevised = defineEvent('title.revised.v1', titleFacts);
/** Files that a title has from now on (new, or another medium in their place), and those that it has no more. */
export const filesChanged = defineEvent(
  'title.files-changed.v1',
  z.object({ titleId: id, saved: z.array(releaseFile), retired: z.array(id), offer: titleOffer }),
);
export const personAdded = defineEvent('person.added.v1', personFacts);
export const personRevised = defineEvent('person.revised.v1', personFacts);

export type TitleFacts = z.infer<typeof titleFacts>;
export type PersonFacts = z.infer<typeof personFacts>;
