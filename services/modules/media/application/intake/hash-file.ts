import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

const CHUNK_BYTES = 1_048_576;

/** @param onBytes hears how many bytes more were read. */
export async function hashFile(
  file: string,
  onBytes: (bytes: number) => void,
): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    hash.update(chunk);
    size += chunk.length;
    onBytes(chunk.length);
  }
  return { sha256: hash.digest('hex'), size };
}
