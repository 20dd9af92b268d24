import { z } from 'zod';

const segment = z.object({
  /** Bytes. */
  size: z.number().int().positive(),
  durationSeconds: z.number().positive(),
});

/** One quality of an HLS stream: `<name>.m3u8`, `<name>/init.mp4` and `<name>/<n>.m4s`, n from 0. */
export const rendition = z.object({
  name: z.string().regex(/^\d{3,4}p$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Peak, bits a second. */
  bandwidth: z.number().int().positive(),
  /** As RFC 6381 has them. */
  codecs: z.string(),
  /** Bytes of `init.mp4`. */
  initSize: z.number().int().positive(),
  segments: z.array(segment).min(1),
});
export type Rendition = z.infer<typeof rendition>;

/** Small pictures of the film for seeking: sheets `thumbnails/<n>.jpg`, and `thumbnails.vtt`, which says where each is. */
export const thumbnails = z.object({
  everySeconds: z.number().positive(),
  sheets: z.number().int().positive(),
});

/** What was made of a media file for streaming; kept in the storage under `hls/<sha256 of the file>/`. */
export const streamFacts = z.object({ renditions: z.array(rendition), thumbnails: thumbnails.nullable() });
export type StreamFacts = z.infer<typeof streamFacts>;

/**
 * The place of a segment in a media file's bytes as they are metered: those of the file itself come first, then each
 * rendition’s init and segments in their order, so that what is streamed and what is downloaded are charged in one account.
 * @param fileSize bytes of the media file. @param part `init` or a segment's number. @returns null for what there is not.
 */
export function placeOf(
  { renditions }: StreamFacts,
  fileSize: number,
  name: string,
  part: 'init' | number,
): { from: number; to: number } | null {
  let from = fileSize;
  for (const each of renditions) {
    const sizes = [each.initSize, ...each.segments.map(({ size }) => size)];
    const index = part === 'init' ? 0 : part + 1;
    const size = sizes[index];
    if (each.name === name && size === undefined) return null;
    const start = from + sum(sizes.slice(0, index));
    if (each.name === name) return { from: start, to: start + (size ?? 0) };
    from += sum(sizes);
  }
  return null;
}

/**
 * Bytes with which every place of the film can be shown in its smallest quality: with fewer it would stop somewhere for a reason
 * that nobody is told. Of a file that is played by ranges nobody knows.
 */
export function leastToPlay(stream: StreamFacts | null): number {
  const pieces = (stream?.renditions ?? []).map(
    ({ initSize, segments }) => initSize + Math.max(...segments.map(({ size }) => size)),
  );
  return pieces.length > 0 ? Math.min(...pieces) : 1;
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
