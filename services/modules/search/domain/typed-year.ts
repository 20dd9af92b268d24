/** Around the films that there are. */
const FIRST = 1880;
const LAST = 2100;
/** The same in years of the Persian calendar, each of which begins in March of the one and ends in the other. */
const FIRST_PERSIAN = 1300;
const PERSIAN_BEGINS = 621;

/** Both of them belong to it. */
export interface Years {
  fromYear: number;
  toYear: number;
}

export interface NamedYear extends Years {
  /** The query without the year. */
  text: string;
}

/** A year beside other words: "inception 2010", "2010 inception"; the last one where there are several ("blade runner 2049 2017"). */
export function typedYear(folded: string): NamedYear | null {
  const words = folded.split(' ');
  const at = words.findLastIndex((word) => yearAlone(word) !== null);
  if (at < 0 || words.length < 2) return null;
  return { text: words.toSpliced(at, 1).join(' '), ...yearAlone(words[at]!)! };
}

/** A year and nothing else: «۱۳۷۶» is of 1997 and 1998. */
export function yearAlone(folded: string): Years | null {
  const year = /^\d{4}$/.test(folded) ? Number(folded) : 0;
  if (year >= FIRST && year <= LAST) return { fromYear: year, toYear: year };
  if (year < FIRST_PERSIAN || year + PERSIAN_BEGINS > new Date().getUTCFullYear()) return null;
  return { fromYear: year + PERSIAN_BEGINS, toYear: year + PERSIAN_BEGINS + 1 };
}
