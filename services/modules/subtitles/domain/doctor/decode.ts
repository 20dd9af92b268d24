import { persianScore } from './persian-score.ts';
import { SubtitleUnreadable } from './subtitle-unreadable.ts';

export const CHARSETS = ['utf-8', 'windows-1256', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Charset = (typeof CHARSETS)[number];

const BYTE_ORDER_MARKS: [bytes: number[], charset: Charset][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
/** What a subtitle looks at: enough to tell, quick on any file. */
const SAMPLE = 65_536;
/** A file that was written as UTF-8 stays it with a few bytes lost. */
const MAX_BROKEN_SHARE = 0.1;

/**
 * The text of a file. @param said by somebody who knows better; guessed where nobody does.
 * @throws SubtitleUnreadable for what is no text.
 */
export function decode(bytes: Uint8Array, said?: Charset): { charset: Charset; text: string } {
  const marked = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  const charset = said ?? marked?.[1] ?? charsetOf(bytes);
  const text = new TextDecoder(charset).decode(bytes);
  if (isBinary(text)) throw new SubtitleUnreadable('not_a_subtitle');
  return { charset, text: text.replaceAll('\0', '\ufffd') };
}

function charsetOf(bytes: Uint8Array): Charset {
  const wide = wideCharset(bytes.subarray(0, SAMPLE));
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  const { letters, broken } = utf8Letters(bytes);
  if (broken <= letters * MAX_BROKEN_SHARE) return 'utf-8';
  const sample = bytes.subarray(0, SAMPLE);
  const arabic = persianScore(new TextDecoder('windows-1256').decode(sample));
  return arabic > 0 ? 'windows-1256' : 'windows-1252';
}

/** UTF-16 without its mark: digits and line breaks leave every second byte zero. */
function wideCharset(bytes: Uint8Array): Charset | null {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = bytes.length / 10;
  if (odd > enough && odd > even * 4) return 'utf-16le';
  if (even > enough && even > odd * 4) return 'utf-16be';
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function utf8Letters(bytes: Uint8Array): { letters: number; broken: number } {
  let letters = 0;
  for (const byte of bytes) if (byte >= 0xc2 && byte <= 0xf4) letters += 1;
  const text = new TextDecoder('utf-8').decode(bytes);
  return { letters, broken: text.split('\ufffd').length - 1 };
}

function isBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  let controls = 0;
  for (const character of sample) {
    const code = character.charCodeAt(0);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) controls += 1;
  }
  return controls > sample.length / 20;
}
