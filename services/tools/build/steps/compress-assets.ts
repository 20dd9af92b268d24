/*
 * compress-assets.ts FOLDER …: writes beside each built text file what it is as brotli and as gzip, as small as they get. Both are
 * sent as they lie there: compressing vendor.js anew for each reader would cost more, and leave a sixth more to send.
 */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(?:js|css|svg)$/;
/** Of less nothing is saved. */
const MIN_BYTES = 1_024;

const ENCODINGS: [ending: string, encode: (bytes: Buffer) => Promise<Buffer>][] = [
  [
    'br',
    (bytes) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  ],
  ['gz', (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })],
];

/** A file keeps what was made of it before, unless it is newer. */
export async function compressAssets(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXTS.test(name)).map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const { mtimeMs, size } = await stat(file);
  if (size < MIN_BYTES) return;
  const bytes = await readFile(file);
  for (const [ending, encode] of ENCODINGS) {
    const made = await stat(`${file}.${ending}`).catch(() => null);
    if (made && made.mtimeMs >= mtimeMs) continue;
    await writeFile(`${file}.${ending}`, await encode(bytes));
  }
}

if (process.argv[1] === import.meta.filename) {
  for (const folder of process.argv.slice(2)) await compressAssets(folder);
}
