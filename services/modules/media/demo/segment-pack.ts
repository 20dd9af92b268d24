import { promisify } from 'node:util';
import { constants, zstdCompressSync, zstdDecompress } from 'node:zlib';

const unpack = promisify(zstdDecompress);

/**
 * Segments of a stream as what they differ in from the clip they were cut from: they hold the same picture and sound, so the
 * clip serves as the dictionary, and some kilobytes of headers are all that is kept.
 * @param parts init first. @param clip all bytes of the clip.
 */
export function packSegments(parts: readonly Buffer[], clip: Buffer): Buffer {
  const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_windowLog]: 26,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  };
  return zstdCompressSync(Buffer.concat(parts), { dictionary: clip, params });
}

/** @param sizes of the parts, in bytes. @throws Error when the pack is not one of that clip. */
export async function unpackSegments(pack: Buffer, clip: Buffer, sizes: readonly number[]): Promise<Buffer[]> {
  const whole = await unpack(pack, { dictionary: clip });
  const parts: Buffer[] = [];
  let from = 0;
  for (const size of sizes) {
    parts.push(whole.subarray(from, from + size));
    from += size;
  }
  if (from !== whole.length) throw new Error(`the segments have ${whole.length} bytes, the manifest says ${from}`);
  return parts;
}
