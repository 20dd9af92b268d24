import { persianScore } from '../persian-score.ts';

/*
 * Text that was read once in the wrong charset and saved so: «سلام» as `Ø³Ù„Ø§Ù…`, `ط³ظ„ط§ظ…` or `ÓáÇã`. The way back is
 * taken where it leads to Persian that reads better than what stands there.
 */

type Single = 'windows-1252' | 'windows-1256';

const BYTES_OF: Record<Single, Map<string, number>> = {
  'windows-1252': bytesOf('windows-1252'),
  'windows-1256': bytesOf('windows-1256'),
};
const LETTER = /\p{L}/gu;
const ARABIC_LETTER = /\p{Script=Arabic}/gu;
const HIGH_LETTER = /[\u0080-\u02ff\u2010-\u203a]/gu;

const LINE_BREAK = /(\n|<br[^<>]*>|\\N)/i;
/** What is no letter of a line, and may well go from it. */
const BETWEEN = /(\{[^{}\n]*\}|<[^<>]*>|&[a-z#\d]{2,8};|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\ufffd])/i;

/** @returns the text as it was meant, or null where there is nothing to mend. */
export function unscramble(text: string): string | null {
  if (!/[^\0-\u007f]/.test(text)) return null;
  const meant = text.split(LINE_BREAK).map(unscrambleLine).join('');
  return meant === text ? null : meant;
}

function unscrambleLine(line: string): string {
  const parts = line.split(BETWEEN);
  const letters = parts.filter((_, index) => index % 2 === 0).join('');
  const meant = lineAsMeant(letters);
  if (meant === null) return line;
  // What stood between the letters stands there again.
  let rest = [...meant.text];
  let result = '';
  let owed = 0;
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      result += part;
      continue;
    }
    owed += part.length;
    let taken = 0;
    while (owed > 0 && taken < rest.length) {
      owed -= meant.lengthOf(rest[taken] ?? '');
      taken += 1;
    }
    result += rest.slice(0, taken).join('');
    rest = rest.slice(taken);
  }
  return result;
}

function lineAsMeant(text: string): { text: string; lengthOf: (letter: string) => number } | null {
  if (!/[^\0-\u007f]/.test(text)) return null;
  for (const charset of ['windows-1252', 'windows-1256'] as const) {
    const meant = throughUtf8(text, charset);
    if (meant !== null && arabicShare(meant) > 0.5)
      return { text: meant, lengthOf: (letter) => Buffer.byteLength(letter) };
  }
  const meant = throughSingleByte(text);
  return meant === null ? null : { text: meant, lengthOf: () => 1 };
}

/** UTF-8 that was read in a charset of one byte. What is valid UTF-8 by chance is hardly ever longer than a letter. */
function throughUtf8(text: string, charset: Single): string | null {
  const bytes = encode(text, charset);
  if (!bytes) return null;
  try {
    const meant = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return meant.length < text.length - 1 ? meant : null;
  } catch {
    return null;
  }
}

/** Windows-1256 that was read as Windows-1252: words of nothing but accented letters. */
function throughSingleByte(text: string): string | null {
  const letters = count(text, LETTER);
  if (letters < 3 || count(text, HIGH_LETTER) < letters * 0.7) return null;
  const bytes = encode(text, 'windows-1252');
  if (!bytes) return null;
  const meant = new TextDecoder('windows-1256').decode(bytes);
  return arabicShare(meant) > 0.6 && persianScore(meant) > 0 ? meant : null;
}

function arabicShare(text: string): number {
  const letters = count(text, LETTER);
  return letters === 0 ? 0 : count(text, ARABIC_LETTER) / letters;
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

function encode(text: string, charset: Single): Uint8Array | null {
  const bytes: number[] = [];
  for (const character of text) {
    const byte = BYTES_OF[charset].get(character);
    if (byte === undefined) return null;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

function bytesOf(charset: Single): Map<string, number> {
  const decoder = new TextDecoder(charset);
  return new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
}
