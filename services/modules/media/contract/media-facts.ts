import { z } from 'zod';

const language = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .nullable();

/** What a stored media file is, read from its bytes and never typed in. */
export const mediaFacts = z.object({
  /** Of all its bytes: its name in the storage, its strong ETag, and what a download manager checks. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Bytes. */
  size: z.number().int().positive(),
  container: z.enum(['mp4', 'mkv', 'webm']),
  durationSeconds: z.number().positive(),
  /** Pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** As the field's short names have it: h264, hevc, vp9, av1. */
  videoCodec: z.string(),
  audio: z.array(z.object({ language, codec: z.string(), channels: z.number().int().positive() })),
  /** Tracks inside the file. */
  subtitles: z.array(z.object({ language })),
});
export type MediaFacts = z.infer<typeof mediaFacts>;

/** The hash in a name of the storage. */
export function sha256Of(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
}

/** Whether a name of the storage is one that media files have. */
export function isMediaFile(file: string): boolean {
  return /^files\/[0-9a-f]{64}\.\w+$/.test(file);
}

/** The storage's name of a media file: by its content, so that equal files are kept once. */
export function storageNameOf({ sha256, container }: Pick<MediaFacts, 'sha256' | 'container'>): string {
  return `files/${sha256}.${container}`;
}
