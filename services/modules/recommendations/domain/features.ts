/** What a title has in common with others, as far as it is written down. */
export interface Features {
  titleId: number;
  /** 1 movie, 2 series. */
  postType: 1 | 2;
  releaseYear: number;
  /** 0–100, as the catalogue has it. */
  popularity: number;
  /** Members who like it. */
  viewers: number;
  genres: string[];
  countries: string[];
  directors: number[];
  /** Directors, writers and cast. */
  people: number[];
}

/** One that may be shown, with how rare the words are that its story shares with what was asked for. */
export interface Candidate extends Features {
  story: number;
}

export function shared<T>(some: readonly T[], others: readonly T[]): T[] {
  return some.filter((one) => others.includes(one));
}
