import { isLetter, isRightToLeft, linesOf } from '../draft.ts';
import type { Glyph } from '../payload.ts';

const RLM = '\u200f';
/** Marks that turn what follows, up to another mark. */
const TURNING = /^[\u202a-\u202e\u2066-\u2069\ufeff]$/;
const POINT_MARK = /^[\u200e\u200f\u061c]$/;

export function isMark(seen: string): boolean {
  return TURNING.test(seen) || POINT_MARK.test(seen);
}

/**
 * Invisible marks of direction. Players take a line's direction from its first letter, so marks at its ends say nothing, or
 * the wrong thing; a Persian line that begins with a Latin word needs one.
 */
export function mendMarks(glyphs: readonly Glyph[]): Glyph[] {
  return linesOf(glyphs).flatMap(mendLineMarks);
}

export function mendLineMarks(line: Glyph[]): Glyph[] {
  const shown = line.filter(isShown);
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) return line.filter(({ seen }) => !isMark(seen));
  const from = line.indexOf(first);
  const to = line.indexOf(last);
  const needed = needsMark(line);
  const own = needed ? line.slice(0, from).find(({ seen }) => seen === RLM) : undefined;
  const body = line.filter((glyph, index) => glyph === own || keeps(line, glyph, index, from, to));
  if (!needed || own) return body;
  const place = body.indexOf(first);
  return [...body.slice(0, place), { raw: RLM, seen: RLM, at: first.at, size: 0 }, ...body.slice(place)];
}

const isShown = ({ seen }: Glyph) => seen.trim() !== '' && !isMark(seen);

function keeps(line: Glyph[], { seen }: Glyph, index: number, from: number, to: number): boolean {
  if (TURNING.test(seen)) return false;
  if (!POINT_MARK.test(seen)) return true;
  return index > from && index < to && line[index - 1]?.seen !== seen;
}

/** Whether a line with Persian in it would be laid out from the left. */
function needsMark(line: Glyph[]): boolean {
  const letters = line.filter(({ seen }) => isLetter(seen));
  const [first] = letters;
  return first !== undefined && !isRightToLeft(first.seen) && letters.some(({ seen }) => isRightToLeft(seen));
}
