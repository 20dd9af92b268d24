import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

const CHUNK_BYTES = 1_048_576;

/** Somebody has written to a file since its hash was taken. */
export class BytesChanged extends Error {
  constructor(file: string) {
    super(`${file} has other bytes than before`);
  }
}

/** @param sha256 of the bytes; null where any will do. @throws BytesChanged before the end, when they are others. */
export async function* bytesOfFile(file: string, sha256: string | null): AsyncGenerator<Buffer> {
  const hash = sha256 === null ? null : createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    hash?.update(chunk);
    yield chunk;
  }
  if (hash && hash.digest('hex') !== sha256) throw new BytesChanged(file);
}
