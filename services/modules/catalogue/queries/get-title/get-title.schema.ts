import { z } from 'zod';
import { gradesSchema, ofEachCriterion } from '#modules/community/contract/community.events.ts';
import { queryBody } from '#platform/http/request-schema.ts';
import { countryRef, localName, localText, personRef, postCard } from '../../contract/post-card.ts';

export const titleRequest = queryBody({});

export const heroPost = z
  .object({
    ...postCard.shape,
    backdrop_path: z.string(),
    summary: localText,
    age: z.string().nullable(),
    runtime_minutes: z.number().int().nullable(),
    countries: z.array(countryRef),
  })
  .meta({ id: 'HeroPost' });

const fileFacts = z
  .object({
    id: z.number().int(),
    quality: z.number().int(),
    resolution: z.string().describe('as 1080p'),
    codec: z.string().describe('of the picture: h264, hevc, vp9, av1'),
    container: z.enum(['mp4', 'mkv', 'webm']),
    duration: z.number().describe('seconds'),
    audio: z.array(z.string()).describe('languages of the sound tracks, as far as the file names them'),
    subtitles: z.array(z.string()).describe('languages of the tracks inside the file'),
    size: z.number().int().describe('bytes'),
    dubbed: z.boolean(),
    censored: z.boolean(),
    checksum: z.string().describe('SHA-256'),
    uploaded_at: z.string(),
  })
  .meta({ id: 'File' });

const season = z
  .object({
    number: z.number().int(),
    year: z.number().int().nullable(),
    episodes_count: z.number().int(),
    episodes: z
      .array(
        z.object({
          number: z.number().int(),
          name: z.object({ fa: z.string().nullable(), en: z.string().nullable() }),
          air_date: z.string().nullable(),
        }),
      )
      .optional()
      .describe('those of which a name or a day is known'),
    groups: z.array(
      z.object({
        quality: z.number().int(),
        dubbed: z.boolean(),
        censored: z.boolean(),
        files: z.array(z.object({ ...fileFacts.shape, episode: z.number().int() })),
      }),
    ),
  })
  .meta({ id: 'Season' });

const specified = { name: localName, release_year: z.number().int(), cover_path: z.string() };

export const titlePage = z
  .object({
    ...heroPost.shape,
    original_name: z.string().nullable(),
    alternate_names: z.array(z.string()),
    directors: z.array(personRef),
    writers: z.array(personRef),
    cast: z.array(z.object({ ...personRef.shape, role: localName.nullable() })),
    awards: z.array(
      z.object({
        ceremony: z.number().int(),
        year: z.number().int(),
        title: z.string(),
        won: z.boolean(),
        nominees: z.array(
          z.object({
            slug: z.string().nullable().describe('null where the site has no page of them'),
            name: localName,
          }),
        ),
      }),
    ),
    files: z.array(fileFacts).describe('of a movie; empty for series'),
    seasons: z.array(season).describe('of a series; empty for movies'),
    trailers: z.array(z.object({ key: z.string() })),
    review: z
      .object({
        id: z.number().int().describe('it is liked by'),
        title: localText,
        content: localText.describe('HTML that is safe to put on a page'),
      })
      .nullable(),
    movie: z
      .object({
        ...specified,
        awards: z.array(
          z.object({
            type: z.number().int().describe('1 Oscar, 2 Golden Globe, 3 Bafta'),
            year: z.number().int(),
            title: z.string(),
            won: z.boolean(),
          }),
        ),
      })
      .nullable()
      .describe('what specification §3 names so; null for a series'),
    serial: z.object(specified).nullable().describe('what specification §3 names so; null for a movie'),
    channel: z.string().nullable(),
    air_weekday: z.number().int().nullable().describe('1 Saturday … 7 Friday'),
    air_time: z.string().nullish().describe('`21:30`, of Tehran'),
    created_at: z.string(),
  })
  .meta({ id: 'TitlePage' });

const average = z.number();
const titleStats = z
  .object({
    rating: z.number().nullable(),
    votes: z.number().int(),
    criteria: z.object(ofEachCriterion(average)).nullable().describe('averages; null while nobody has rated'),
    comments: z.number().int(),
  })
  .meta({ id: 'TitleStats' });

export const titleAnswer = z.object({
  post: titlePage,
  stats: titleStats,
  viewer: z.object({ rating: gradesSchema.nullable() }).nullable().describe('null for guests'),
});
