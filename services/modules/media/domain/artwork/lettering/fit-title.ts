import type { Face } from './faces.ts';
import { widthOf } from './measure-text.ts';

export interface TextBox {
  width: number;
  largest: number;
  smallest: number;
  maxLines: number;
  face: Face;
  /** Height of all the lines together must stay under this. */
  height: number;
  lineHeight: number;
}

export interface FittedText {
  lines: string[];
  size: number;
}

/** Letters reach a little past their advance (the tail of a ر, the top of an f), so a line keeps this much free. */
const slack = 0.97;

/** Parts words into so many lines with the widest line as narrow as can be. */
function balance(words: readonly string[], count: number, face: Face): string[] {
  if (count === 1 || words.length <= 1) return [words.join(' ')];
  let best: string[] = [];
  let narrowest = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut <= words.length - count + 1; cut++) {
    const lines = [words.slice(0, cut).join(' '), ...balance(words.slice(cut), count - 1, face)];
    const widest = Math.max(...lines.map((line) => widthOf(line, face)));
    if (widest < narrowest) {
      narrowest = widest;
      best = lines;
    }
  }
  return best;
}

function sizeFor(lines: readonly string[], box: TextBox): number {
  const widest = Math.max(...lines.map((line) => widthOf(line, box.face)), 0.001);
  return Math.min(box.largest, (box.width * slack) / widest, box.height / (lines.length * box.lineHeight));
}

function fitWords(words: readonly string[], box: TextBox): FittedText {
  let best: FittedText = { lines: [words.join(' ')], size: 0 };
  let bestWorth = 0;
  for (let count = 1; count <= Math.min(box.maxLines, words.length); count++) {
    const lines = balance(words, count, box.face);
    const size = sizeFor(lines, box);
    // A further line must earn its place: a poster with one line of 70 looks calmer than two of 76.
    const worth = size * (1 - 0.09 * (count - 1));
    if (worth > bestWorth) {
      bestWorth = worth;
      best = { lines, size };
    }
  }
  return best;
}

/** The largest setting that fits; what cannot be set at the smallest size is cut with an ellipsis. */
export function fitText(text: string, box: TextBox): FittedText {
  // Past this no setting could fit, and the search for the best break would only grow slow.
  let words = text.split(/\s+/u).filter(Boolean).slice(0, 24);
  let fitted = fitWords(words, box);
  while (fitted.size < box.smallest && words.length > 1) {
    words = [...words.slice(0, -2), `${(words.at(-2) ?? '').replace(/…$/u, '')}…`];
    fitted = fitWords(words, box);
  }
  let letters = [...(words[0] ?? '').replace(/…$/u, '')];
  while (fitted.size < box.smallest && letters.length > 1) {
    letters = letters.slice(0, Math.max(1, Math.floor(letters.length * 0.9)));
    fitted = fitWords([`${letters.join('')}…`], box);
  }
  return { lines: fitted.lines, size: Math.floor(fitted.size * 10) / 10 };
}
