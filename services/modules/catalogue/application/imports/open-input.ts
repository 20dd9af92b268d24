import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** Bytes of a file, unpacked when they are gzip: told by the first two bytes, not by the name. */
export async function* unpacked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < 2) {
    const next = await iterator.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const whole = rejoined(head, iterator);
  if (head[0] !== 0x1f || head[1] !== 0x8b) {
    yield* whole;
    return;
  }
  const packed = Readable.from(whole, { objectMode: false });
  const gunzip = createGunzip();
  packed.once('error', (error) => gunzip.destroy(error));
  yield* packed.pipe(gunzip) as AsyncIterable<Buffer>;
}

async function* rejoined(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** SHA-256 of a file as it lies on the disk: the name under which the journal keeps how far its import got. */
export async function hashOf(source: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(source, hash);
  return hash.digest('hex');
}
