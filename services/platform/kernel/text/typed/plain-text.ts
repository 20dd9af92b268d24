import { fewMarks } from './few-marks.ts';

/** C0 and C1 controls but the line feed; nobody types them on purpose. */
const CONTROLS = /[^\P{Cc}\n]/gu;
/** Embeddings, overrides and isolates: they can turn the text that follows a comment round. ZWNJ, ZWJ, LRM and RLM stay. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;
const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
/* What these two look for at an end is looked for from the beginning of a run alone: else a long run within takes quadratic time. */
const SPACES_BEFORE_BREAK = /(?<! ) +\n/g;
const INVISIBLE_EDGES =
  /^[\s\u061C\u200B-\u200F\u2060\uFEFF]+|(?<![\s\u061C\u200B-\u200F\u2060\uFEFF])[\s\u061C\u200B-\u200F\u2060\uFEFF]+$/gu;

/**
 * Text as a person wrote it, fit to be stored and shown as plain text: whole Unicode, line feeds as the only line breaks,
 * at most one empty line in a row, nothing invisible at its ends. Markup is text like any other and stays as it is.
 */
export function plainText(text: string): string {
  const shown = text
    .toWellFormed()
    .normalize('NFC')
    .replace(LINE_BREAKS, '\n')
    .replaceAll('\t', ' ')
    .replace(CONTROLS, '')
    .replace(BIDI_CONTROLS, '');
  return fewMarks(shown)
    .replace(SPACES_BEFORE_BREAK, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(INVISIBLE_EDGES, '');
}

/** Characters as people count them, roughly: code points. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
