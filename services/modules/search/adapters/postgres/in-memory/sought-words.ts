/** Rows from the first to before the end. */
export interface RowRange {
  first: number;
  end: number;
}

/** A word that is looked for, and what it may have been meant to be. */
export interface SoughtWord {
  forms: readonly string[];
  /** A regular expression of the forms as a name has them, in brackets of spaces or the name's ends. */
  pattern: string;
}

/** What a name is to have, in any order. */
export interface NamedWords {
  /** Must be there. */
  needed: readonly SoughtWord[];
  /** Patterns of the words as typed: the fewer a name misses the better. */
  typed: readonly string[];
  /** Of the query, in letters. */
  length: number;
}

/** So few names are looked through at once: no rarer word is sought. */
const FEW_ROWS = 100;
const MOST_UNLIKE_LENGTH = 2;

/** Words that are looked for among the names in memory; grades as wordsSql does. */
export class SoughtWords {
  private readonly needed: readonly RegExp[];
  private readonly typed: readonly RegExp[];

  constructor(private readonly words: NamedWords) {
    this.needed = words.needed.map(({ pattern }) => new RegExp(pattern));
    this.typed = words.typed.map((pattern) => new RegExp(pattern));
  }

  /** @returns where the rows are that begin with the rarest of the needed words: all of these names have it. */
  rarest(rangeOf: (form: string) => RowRange): RowRange[] {
    let [rarest, fewest]: [RowRange[], number] = [[], Number.POSITIVE_INFINITY];
    // To look for each form costs, too.
    for (const { forms } of this.words.needed.toSorted((one, other) => one.forms.length - other.forms.length)) {
      const ranges = forms.map(rangeOf);
      const rows = ranges.reduce((sum, { first, end }) => sum + end - first, 0);
      if (rows < fewest) [rarest, fewest] = [ranges, rows];
      if (fewest <= FEW_ROWS) break;
    }
    return rarest;
  }

  /** @returns null where the name lacks a needed word. */
  tierOf(name: string): number | null {
    if (!this.needed.every((pattern) => pattern.test(name))) return null;
    const missed = this.typed.filter((pattern) => !pattern.test(name)).length;
    return 2 * missed + (Math.abs(name.length - this.words.length) <= MOST_UNLIKE_LENGTH ? 0 : 1);
  }
}
