/** Substitutions, deletions, insertions and transpositions of neighbours (optimal string alignment). */
export function typosBetween(one: string, other: string): number {
  return compared(one, other, (at) => at)[other.length]!;
}

/** The typos between the word and what resembles it most in the text. */
export function typosWithin(text: string, word: string): number {
  return Math.min(...compared(word, text, () => 0));
}

/** @param skipped what it costs to leave out so many letters of the other's beginning. */
function compared(one: string, other: string, skipped: (letters: number) => number): number[] {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => skipped(at))];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let typos = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) typos = Math.min(typos, beforeLast[column - 2]! + 1);
      current.push(typos);
    }
    [beforeLast, last] = [last, current];
  }
  return last;
}
