/** Rows from the first to before the end. */
export interface RowRange {
  first: number;
  end: number;
}

/** Rows among which all are that begin with a word. */
interface WordRows extends RowRange {
  word: Uint8Array;
  unfinished: boolean;
}

/** A word that is looked for, and what it may have been meant to be. */
interface SoughtWord {
  forms: readonly string[];
  unfinished: boolean;
}

/** What a name is to have, in any order. */
export interface NamedWords {
  /** Must be there. */
  needed: readonly SoughtWord[];
  /** The words as typed: the fewer a name misses the better. */
  typed: readonly SoughtWord[];
  /** Of the query, in letters. */
  length: number;
}

/** So few names are looked through at once: no rarer word is sought. */
const FEW_ROWS = 100;
const MAX_UNLIKE_LENGTH = 2;

/** @returns a regular expression, for the database as well, of a name that has one of the forms. */
export function patternOf({ forms, unfinished }: SoughtWord): string {
  return `(^| )(${forms.join('|')})${unfinished ? '' : '( |$)'}`;
}

/** Words that are looked for among the names in memory; grades as wordsSql does. */
export class SoughtWords {
  private readonly needed: readonly RegExp[];
  private readonly typed: readonly RegExp[];

  constructor(private readonly words: NamedWords) {
    this.needed = words.needed.map((word) => new RegExp(patternOf(word)));
    this.typed = words.typed.map((word) => new RegExp(patternOf(word)));
  }

  /** @returns where the rows are that begin with the rarest of the needed words: all of these names have it. */
  rarest(rangeOf: (word: Uint8Array) => RowRange): WordRows[] {
    let [rarest, fewest]: [WordRows[], number] = [[], Number.POSITIVE_INFINITY];
    // To look for each form costs, too.
    for (const { forms, unfinished } of this.words.needed.toSorted(byForms)) {
      const all = forms.map((form) => {
        const word = Buffer.from(form);
        return { ...rangeOf(word), word, unfinished };
      });
      const rows = all.reduce((sum, { first, end }) => sum + end - first, 0);
      if (rows < fewest) [rarest, fewest] = [all, rows];
      if (fewest <= FEW_ROWS) break;
    }
    return rarest;
  }

  /** @returns null where the name lacks a needed word. */
  tierOf(name: string): number | null {
    if (!this.needed.every((pattern) => pattern.test(name))) return null;
    const missed = this.typed.filter((pattern) => !pattern.test(name)).length;
    return 2 * missed + (Math.abs(name.length - this.words.length) <= MAX_UNLIKE_LENGTH ? 0 : 1);
  }
}

function byForms(one: SoughtWord, other: SoughtWord): number {
  return one.forms.length - other.forms.length;
}
