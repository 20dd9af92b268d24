/**
 * Substitutions, deletions, insertions and transpositions of neighbours (optimal string alignment).
 * @param most of two words that are further apart than that no more is told than that they are.
 */
export function typosBetween(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  return compared(one, other, 1, most)[other.length]!;
}

/** The typos between the word and what resembles it most in the text. */
export function typosWithin(text: string, word: string): number {
  return Math.min(...compared(word, text, 0).subarray(0, text.length + 1));
}

/** Rows of the table of typos, for all comparisons: thousands of words are compared with one that is typed. */
let rows = [0, 1, 2].map(() => new Uint16Array(64));

/** @param skipped what it costs to leave out a letter of the other's beginning. */
function compared(one: string, other: string, skipped: 0 | 1, most = Number.POSITIVE_INFINITY): Uint16Array {
  const columns = other.length;
  if (columns >= rows[0]!.length) rows = rows.map(() => new Uint16Array(2 * columns));
  let [beforeLast, last, current] = rows as [Uint16Array, Uint16Array, Uint16Array];
  for (let column = 0; column <= columns; column++) last[column] = column * skipped;
  let leastOfLast = 0;
  for (let row = 1; row <= one.length; row++) {
    const letter = one.charCodeAt(row - 1);
    const before = row > 1 ? one.charCodeAt(row - 2) : -1;
    let least = row;
    current[0] = row;
    for (let column = 1; column <= columns; column++) {
      const otherLetter = other.charCodeAt(column - 1);
      let typos = last[column - 1]! + (letter === otherLetter ? 0 : 1);
      if (last[column]! < typos) typos = last[column]! + 1;
      if (current[column - 1]! < typos) typos = current[column - 1]! + 1;
      const isSwapped = column > 1 && before === otherLetter && letter === other.charCodeAt(column - 2);
      if (isSwapped && beforeLast[column - 2]! < typos) typos = beforeLast[column - 2]! + 1;
      current[column] = typos;
      if (typos < least) least = typos;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
    // What comes of these two rows is no less.
    if (least > most && leastOfLast > most) return last.fill(least, 0, columns + 1);
    leastOfLast = least;
  }
  return last;
}
