import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const GZIP_LEVEL = 6;

/** @param quality of brotli, 0–11. */
export function encode(
  text: string | Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  quality: number,
): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(text, { level: GZIP_LEVEL });
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** What every browser sends needs no weighing; whoever weighs, or asks for something else, gets the plain bytes. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string' || /q=0(\.0*)?\s*(,|$)/.test(accepted)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
