/** A title as an import brings it: people by name, and where the facts come from. The same record always has the same text. */
export interface TitleRecord {
  source: string;
  /** Names the record within its source, for good. */
  sourceKey: string;
  postType: 1 | 2;
  name: Name;
  originalName: string | null;
  alternateNames: string[];
  releaseYear: number;
  endYear: number | null;
  countries: string[];
  /** In its source's words; which of our genres they mean is found out when it is placed. */
  genres: string[];
  age: string | null;
  runtimeMinutes: number | null;
  summary: { fa: string | null; en: string | null };
  directors: PersonRecord[];
  writers: PersonRecord[];
  cast: CastRecord[];
  awards: AwardRecord[];
  channel: string | null;
  status: 1 | 2 | 3 | null;
  airWeekday: number | null;
  /** A series that was made as one story of few episodes; absent of all others. */
  miniSeries?: true;
  seasons: { number: number; year: number | null; episodes: number }[];
  /** 0–100 */
  popularity: number;
  mood: string | null;
  /** Absent where the source knows none. */
  filmIds?: string[];
  /** Keys; absent where the source knows none. */
  trailers?: string[];
  /** Days before the import at which the title counts as added; null for an import of today. */
  ageDays: number | null;
  offer: ReleaseOffer | null;
}

interface AwardRecord {
  ceremony: number;
  year: number;
  title: string;
  won: boolean;
  /** English names of people of the title; absent where the source names nobody. */
  nominees?: string[];
}

export interface Name {
  fa: string | null;
  en: string;
}

export interface PersonRecord {
  name: Name;
  gender: 'm' | 'f' | null;
  /** What most sources say nothing of. */
  birthday?: string;
  deathYear?: number;
  birthPlace?: Name;
  biography?: { fa: string | null; en: string | null };
}

interface CastRecord extends PersonRecord {
  role: Name | null;
}

/** The releases that a record says are on offer; the files follow from it. */
export interface ReleaseOffer {
  /** Movie levels 1–20, or series qualities 1–3 (specification §3). */
  qualities: number[];
  dubbed: boolean;
  censored: boolean;
}
