import { open } from 'node:fs/promises';
import type { MediaFacts } from '../../contract/media-facts.ts';
import { NotAFilm } from '../../domain/media-errors.ts';

const HEAD_BYTES = 64;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** By the file's first bytes, whatever it is called. @throws NotAFilm */
export async function containerOf(file: string): Promise<MediaFacts['container']> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await handle.read(head, 0, HEAD_BYTES, 0);
    if (head.toString('latin1', 4, 8) === 'ftyp') return 'mp4';
    if (head.indexOf(EBML) === 0) return head.includes('webm') ? 'webm' : 'mkv';
    throw new NotAFilm();
  } finally {
    await handle.close();
  }
}

/** The short code of a language; null where the file says nothing that anybody could read. */
export function languageOf(tag: unknown): string | null {
  if (typeof tag !== 'string') return null;
  try {
    const code = new Intl.Locale(Intl.getCanonicalLocales(tag.trim())[0] ?? '').language;
    return /^[a-z]{2,3}$/.test(code) && code !== 'und' ? code : null;
  } catch {
    return null;
  }
}

/** To the millisecond. */
export const seconds = (value: unknown) => Math.round(Number(value) * 1_000) / 1_000;
