import type { Glyph } from '../payload.ts';

/** Letters and digits of other keyboards, which Persian readers see as errors. */
const PERSIAN: Record<string, string> = {
  ...mapAll('يى', 'ی'),
  ...mapAll('كڪ', 'ک'),
  ...mapAll('ەہھ', 'ه'),
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, '۰۱۲۳۴۵۶۷۸۹'[value] ?? digit])),
};
/** Letters by their shape in the word, from writers that knew no other way. */
const SHAPED = /[\ufb50-\ufbff\ufe80-\ufefc]/;
const WORD = /\p{Script=Arabic}/u;

function mapAll(letters: string, to: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, to]));
}

export function mendLetters(glyphs: readonly Glyph[]): Glyph[] {
  return glyphs.map((glyph) => {
    const plain = SHAPED.test(glyph.seen) ? glyph.seen.normalize('NFKC') : glyph.seen;
    return replaced(glyph, [...plain].map((letter) => PERSIAN[letter] ?? letter).join(''));
  });
}

/** What is left of characters that could not be kept: a not-sign for the half-space, and the mark of lost bytes. */
export function mendDebris(glyphs: readonly Glyph[]): Glyph[] {
  return glyphs.flatMap((glyph, index) => {
    if (glyph.seen === '\ufffd') return [];
    const between = WORD.test(glyphs[index - 1]?.seen ?? '') && WORD.test(glyphs[index + 1]?.seen ?? '');
    return [glyph.seen === '¬' && between ? replaced(glyph, '\u200c') : glyph];
  });
}

function replaced(glyph: Glyph, seen: string): Glyph {
  return seen === glyph.seen ? glyph : { ...glyph, raw: seen, seen };
}
