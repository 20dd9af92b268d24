import { z } from 'zod';
import { entityId } from '#platform/http/request-schema.ts';
import { playedFile, subtitleTrack } from '../get-playinfo/get-playinfo.schema.ts';

export const fileinfoParameters = z.object({ fid: entityId, token: z.string().describe('`-` for none') });
export type FileinfoParameters = z.infer<typeof fileinfoParameters>;

const languages = z.array(z.string().nullable());

/** The names of specification §3, and the facts that were read from the file. */
export const fileInfo = z
  .object({
    id: z.number().int(),
    glink: z.string().describe('path of the download; asks for the entitlement each time'),
    subtitles_url: z.string().nullable().describe('of the first track'),
    thumbnails_url: z.string().nullable(),
    subtitles_sid: z.number().int().nullable().describe('id of the first track'),
    subtitles_path: z.string().nullable(),
    playtime: z.number().int().describe('seconds; 0 for guests'),
    file: playedFile,
    size: z.number().int().describe('bytes'),
    checksum: z.string().describe('SHA-256'),
    container: z.enum(['mp4', 'mkv', 'webm']),
    codec: z.string().describe('of the picture'),
    width: z.number().int(),
    height: z.number().int(),
    audio: z.array(z.object({ language: z.string().nullable(), codec: z.string(), channels: z.number().int() })),
    embedded_subtitles: languages.describe('languages of the tracks inside the file'),
    subtitles: z.array(subtitleTrack),
    uploaded_at: z.iso.datetime(),
  })
  .meta({ id: 'FileInfo' });
export type FileInfo = z.infer<typeof fileInfo>;
