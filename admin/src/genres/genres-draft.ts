import type { ConsoleGenres } from '../api/types.ts';
import type { FormErrors } from '../components/form/errors/form-errors.ts';

export interface GenreRow {
  slug: string;
  fa: string;
  en: string;
  /** As they are typed, between commas. */
  words: string;
  hidden: boolean;
  posts_count: number;
  /** Names the row while its address is still being typed. */
  key: string;
  /** Whether the server has it: its address stays as it is then. */
  saved: boolean;
}
interface GenresDraft {
  own_order: boolean;
  genres: GenreRow[];
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COMMAS = /[,،\n]/;

export function draftOf({ own_order, genres }: ConsoleGenres): GenresDraft {
  return {
    own_order,
    genres: genres.map(({ slug, name, words, hidden, posts_count }) => {
      return { slug, ...name, words: words.join(', '), hidden, posts_count, key: slug, saved: true };
    }),
  };
}

/** What an English name suggests for the rest: `True crime` → `true-crime`. */
export function rowOf(name: string, key: string): GenreRow {
  const en = name.trim();
  const slug = en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return { slug, fa: '', en, words: '', hidden: false, posts_count: 0, key, saved: false };
}

export function factsOf({ own_order, genres }: GenresDraft) {
  return {
    own_order,
    genres: genres.map(({ slug, fa, en, words, hidden }) => ({
      slug: slug.trim(),
      name: { fa: fa.trim(), en: en.trim() },
      words: words
        .split(COMMAS)
        .map((word) => word.trim())
        .filter(Boolean),
      hidden,
    })),
  };
}

/** The fields of a row that are not as they have to be; each with a translation key of what is wrong. */
export function wrongIn(row: GenreRow): Partial<Record<keyof GenreRow, string>> {
  const missing = (['fa', 'en'] as const).filter((name) => !row[name].trim());
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'parde.curation.required'])),
    ...(!SLUG.test(row.slug.trim()) && { slug: 'parde.channels.slug_wrong' }),
  };
}

export function errorsOf({ genres }: GenresDraft): FormErrors {
  return genres.every((row) => Object.keys(wrongIn(row)).length === 0) ? {} : { genres: 'parde.genres.unfinished' };
}
