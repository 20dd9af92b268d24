/** Around the films that there are. */
const FIRST = 1880;
const LAST = 2100;

export interface NamedYear {
  /** The query without the year. */
  text: string;
  year: number;
}

/** A year beside other words: "inception 2010", "2010 inception"; the last one where there are several ("blade runner 2049 2017"). */
export function typedYear(folded: string): NamedYear | null {
  const words = folded.split(' ');
  const at = words.findLastIndex((word) => yearAlone(word) !== null);
  if (at < 0 || words.length < 2) return null;
  return { text: words.toSpliced(at, 1).join(' '), year: Number(words[at]) };
}

/** A year and nothing else. */
export function yearAlone(folded: string): number | null {
  const year = /^\d{4}$/.test(folded) ? Number(folded) : 0;
  return year >= FIRST && year <= LAST ? year : null;
}
