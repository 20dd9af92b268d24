import { z } from 'zod';
import { localName } from '#modules/catalogue/contract/post-card.ts';
import { entityId } from '#platform/http/request-schema.ts';

export const fileParameter = z.object({ fid: entityId });
export type FileParameter = z.infer<typeof fileParameter>;

export const subtitleTrack = z
  .object({
    id: z.number().int(),
    language: z.string().describe('ISO 639'),
    label: z.string().nullable(),
    url: z.string().describe('of the WebVTT file'),
  })
  .meta({ id: 'SubtitleTrack' });

export const playedFile = z
  .object({
    id: z.number().int(),
    post_id: z.number().int(),
    post_type: z.union([z.literal(1), z.literal(2)]).describe('1 movie, 2 series'),
    slug: z.string(),
    name: localName,
    cover_path: z.string(),
    season: z.number().int().nullable(),
    episode: z.number().int().nullable(),
    quality: z.number().int(),
    dubbed: z.boolean(),
    duration: z.number().describe('seconds'),
  })
  .meta({ id: 'PlayedFile' });

export const playInfo = z
  .object({
    file: playedFile,
    sources: z.object({
      file: z.string(),
      hls: z.string().nullable().describe('null: only the file plays, by ranges'),
    }),
    qualities: z
      .array(
        z.object({
          name: z.string().describe('as 720p'),
          width: z.number().int(),
          height: z.number().int(),
          bandwidth: z.number().int().describe('bits a second'),
        }),
      )
      .describe('of the stream'),
    subtitles: z.array(subtitleTrack),
    subtitles_url: z.string().nullable().describe('of the first track'),
    thumbnails_url: z.string().nullable(),
    playtime: z.number().int().describe('seconds; where to go on, 0 for the start'),
    session: z
      .number()
      .int()
      .describe('number of the newest playing, 0 before any; a new one is begun by startPlaying'),
    next: z
      .object({ file_id: z.number().int(), season: z.number().int(), episode: z.number().int() })
      .nullable()
      .describe('of a series: the next episode, in the same sound and quality where there is one'),
    offsets: z
      .array(
        z.object({
          track: z.number().int(),
          mine: z.number().int().nullable().describe('milliseconds, as the member has moved it'),
          hint: z.number().int().nullable().describe('milliseconds: the median of at least five members'),
        }),
      )
      .describe('of the tracks that anybody has moved'),
    offset_hint: z.number().int().nullable().describe('the first hint among them'),
    entitled_until: z.iso.datetime().nullable().describe('null where bytes are charged'),
    bytes_left: z.number().int().nullable().describe('null where days are left'),
    link_expires_at: z.iso.datetime().describe('of the sources'),
  })
  .meta({ id: 'PlayInfo' });
export type PlayInfo = z.infer<typeof playInfo>;

/** Specification §7 has the two words. They are JSON, as every answer is. */
export const NOT_PREMIUM = '-1';
export const NOT_LOGGED_IN = '-2';

export const playInfoAnswer = z.union([
  playInfo,
  z.enum([NOT_PREMIUM, NOT_LOGGED_IN]).describe('-1: premium is needed; -2: nobody is logged in'),
]);
export type PlayInfoAnswer = z.infer<typeof playInfoAnswer>;
