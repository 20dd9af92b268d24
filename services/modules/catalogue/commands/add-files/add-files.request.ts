import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { releaseFile } from '../../contract/catalogue.events.ts';

const language = z.string().regex(/^[a-z]{2,3}$/);
const number = z.number().int().min(1).max(2_000).nullable().default(null);
const file = z.object({
  quality: releaseFile.shape.quality,
  resolution: releaseFile.shape.resolution,
  codec: z.string().min(1).max(20),
  audio: z.array(language).max(20),
  subtitles: z.array(language).max(40).default([]),
  size: releaseFile.shape.size,
  dubbed: z.boolean().default(false),
  censored: z.boolean().default(false),
  checksum: z.string().regex(/^[0-9a-f]{8,128}$/),
  season: number,
  episode: number,
});

export const addFilesRequest = requestBody({ files: z.array(file).min(1).max(1_000) });
export type AddFilesRequest = z.infer<typeof addFilesRequest>;

export const addFilesAnswer = z.object({ status: z.literal(1), file_ids: z.array(z.number().int()) });
export type AddFilesAnswer = z.infer<typeof addFilesAnswer>;
