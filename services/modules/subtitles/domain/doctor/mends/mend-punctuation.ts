import { isRightToLeft, linesOf } from '../draft.ts';
import type { Glyph } from '../payload.ts';
import { isMark, mendLineMarks } from './mend-marks.ts';

/*
 * Lines that were typed for players that lay everything out from the left: there the end of a Persian sentence is seen at its
 * left, where a line begins, so its full stop was typed first and the dash of a speaker last.
 */

const END_MARK = /^[.!?؟،,:;؛…]$/;
const DOTS = /^(?:\.{2,}|[.…]*…[.…]*)$/;
const DASH = /^[-–—]$/;
const OPENS_QUOTE = /^[«"“'‘([]$/;
const CLOSES: Record<string, string> = { '(': ')', '[': ']', '«': '»' };
const OPENS: Record<string, string> = Object.fromEntries(Object.entries(CLOSES).map(([open, close]) => [close, open]));
/** Fewer lines say nothing of a whole file. */
const MIN_LINES = 3;
const MAX_ROUNDS = 8;

/** What is seen of a line, without the spaces at its ends. */
interface Line {
  glyphs: Glyph[];
  seen: Glyph[];
}

/** @returns whether a file's lines begin with what ends a sentence more often than they end with it. */
export function isTypedForLeft(texts: Iterable<readonly Glyph[]>): boolean {
  let leading = 0;
  let trailing = 0;
  for (const text of texts) {
    for (const line of rightToLeftLines(text)) {
      const run = leadingRun(line.seen);
      if (run > 0 && !DOTS.test(textOf(line.seen.slice(0, run)))) leading += 1;
      if (END_MARK.test(line.seen.at(-1)?.seen ?? '')) trailing += 1;
    }
  }
  return leading >= MIN_LINES && leading > trailing;
}

/** @param typedForLeft what the file's other lines say; see isTypedForLeft. */
export function mendPunctuation(glyphs: readonly Glyph[], typedForLeft: boolean): Glyph[] {
  const lines = rightToLeftLines(glyphs);
  const allDashed = lines.length > 1 && lines.every(({ seen }) => endsWithDash(seen));
  return linesOf(glyphs).flatMap((line) => {
    let mended = line;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const next = mendLine(mended, typedForLeft, allDashed);
      if (!next) break;
      mended = next;
    }
    // What stood in the middle may stand at an end now.
    return mended === line ? line : mendLineMarks(mended);
  });
}

/** @returns null when the line is as it should be. */
function mendLine(glyphs: Glyph[], typedForLeft: boolean, allDashed: boolean): Glyph[] | null {
  const line = lineOf(glyphs);
  if (!line.seen.some(({ seen }) => isRightToLeft(seen))) return null;
  return (
    mirrored(line) ??
    closedAtFront(line) ??
    openedAtEnd(line) ??
    dashedAtEnd(line, typedForLeft, allDashed) ??
    endedAtFront(line, typedForLeft)
  );
}

/** `)متن(` */
function mirrored({ glyphs, seen }: Line): Glyph[] | null {
  const [first] = seen;
  const last = seen.at(-1);
  if (!first || !last || OPENS[first.seen] === undefined || OPENS[first.seen] !== last.seen) return null;
  const inside = seen.slice(1, -1).map((glyph) => glyph.seen);
  if (inside.includes(first.seen) || inside.includes(last.seen)) return null;
  const swapped = new Map([
    [first, { ...first, raw: last.seen, seen: last.seen }],
    [last, { ...last, raw: first.seen, seen: first.seen }],
  ]);
  return glyphs.map((glyph) => swapped.get(glyph) ?? glyph);
}

/** `(متن (در کمان`: the last bracket stands first. */
function closedAtFront(line: Line): Glyph[] | null {
  const [first] = line.seen;
  const open = first && (CLOSES[first.seen] ? first.seen : OPENS[first.seen]);
  if (!first || !open || unmatched(line.seen.slice(1), open) !== 1) return null;
  return withMoved(line, [first], 'end', CLOSES[open] ?? '');
}

/** `متن) در کمان)`: the first bracket stands last. */
function openedAtEnd(line: Line): Glyph[] | null {
  const last = line.seen.at(-1);
  const open = last && (CLOSES[last.seen] ? last.seen : OPENS[last.seen]);
  if (!last || !open || unmatched(line.seen.slice(0, -1), open) !== -1) return null;
  return withMoved(line, [last], 'front', open);
}

/** `.متن` and `- .متن` */
function endedAtFront(line: Line, typedForLeft: boolean): Glyph[] | null {
  const from = dashAt(line.seen);
  const run = leadingRun(line.seen.slice(from));
  const moved = line.seen.slice(from, from + run);
  if (run === 0 || (DOTS.test(textOf(moved)) && !typedForLeft)) return null;
  if (END_MARK.test(line.seen.at(-1)?.seen ?? '')) return null;
  // As they were seen from the right.
  const text = [...textOf(moved).trim()].reverse().join('');
  return withMoved(line, moved, 'end', text);
}

/** `متن -` */
function dashedAtEnd(line: Line, typedForLeft: boolean, allDashed: boolean): Glyph[] | null {
  const last = line.seen.at(-1);
  if (!last || !endsWithDash(line.seen) || DASH.test(line.seen[0]?.seen ?? '')) return null;
  if (!typedForLeft && !allDashed) return null;
  return withMoved(line, [last], 'front', `${last.seen} `);
}

function endsWithDash(seen: Glyph[]): boolean {
  return seen.length > 1 && DASH.test(seen.at(-1)?.seen ?? '') && !DASH.test(seen.at(-2)?.seen ?? '');
}

/** How many pieces of a line's beginning end a sentence, spaces between them counted; 0 where they may well stand there. */
function leadingRun(seen: Glyph[]): number {
  let run = 0;
  while (END_MARK.test(seen[run]?.seen ?? '') || (run > 0 && isSpace(seen[run]))) run += 1;
  const next = seen[run]?.seen ?? '';
  return run > 0 && (isRightToLeft(next) || OPENS_QUOTE.test(next)) ? run : 0;
}

/** Where a line begins after a speaker's dash. */
function dashAt(seen: Glyph[]): number {
  if (!DASH.test(seen[0]?.seen ?? '')) return 0;
  let at = 1;
  while (isSpace(seen[at])) at += 1;
  return at;
}

/** Takes pieces away with the spaces about them, and puts a text at an end of what is left. */
function withMoved({ glyphs, seen }: Line, moved: Glyph[], to: 'front' | 'end', text: string): Glyph[] {
  const gone = new Set(moved);
  if (to === 'front') for (let at = seen.length - 2; isSpace(seen[at]); at -= 1) gone.add(seen[at] as Glyph);
  const left = seen.filter((glyph) => !gone.has(glyph));
  const anchor = to === 'front' ? seen[0] : left.at(-1);
  if (!anchor) return [...glyphs];
  const at = to === 'front' ? anchor.at : anchor.at + anchor.size;
  const put = [...text].map((letter) => ({ raw: letter, seen: letter, at, size: 0 }));
  return glyphs.flatMap((glyph) => {
    const kept = gone.has(glyph) ? [] : [glyph];
    if (glyph !== anchor) return kept;
    return to === 'front' ? [...put, ...kept] : [...kept, ...put];
  });
}

/** @returns how many brackets stay open (1) or close nothing (-1); null when both. */
function unmatched(seen: Glyph[], open: string): number | null {
  let depth = 0;
  let closing = 0;
  for (const glyph of seen) {
    if (glyph.seen === open) depth += 1;
    else if (glyph.seen === CLOSES[open] && depth > 0) depth -= 1;
    else if (glyph.seen === CLOSES[open]) closing += 1;
  }
  return depth > 0 && closing > 0 ? null : depth - closing;
}

function rightToLeftLines(glyphs: readonly Glyph[]): Line[] {
  return linesOf(glyphs)
    .map(lineOf)
    .filter(({ seen }) => seen.some((glyph) => isRightToLeft(glyph.seen)));
}

function lineOf(glyphs: Glyph[]): Line {
  const seen = glyphs.filter((glyph) => glyph.seen !== '' && glyph.seen !== '\n' && !isMark(glyph.seen));
  const from = seen.findIndex((glyph) => !isSpace(glyph));
  const to = seen.findLastIndex((glyph) => !isSpace(glyph));
  return { glyphs, seen: from === -1 ? [] : seen.slice(from, to + 1) };
}

const isSpace = (glyph: Glyph | undefined) => glyph !== undefined && glyph.seen.trim() === '';
const textOf = (glyphs: readonly Glyph[]) => glyphs.map(({ seen }) => seen).join('');
