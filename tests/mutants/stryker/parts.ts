/** A part of the sources with the suites that are run for each of its mutants. */
export interface Part {
  name: string;
  /** Globs; of a file also a range of lines, as `file.ts:10-40`. */
  mutate: readonly string[];
  /** Patterns of paths, as for Jest. */
  suites: readonly string[];
  /** Whether the suites need the throw-away PostgreSQL. */
  database?: true;
}

/** @param tables files that are nothing but a table of words or numbers: a test would write them down once more. */
const domainOf = (module: string, tables: readonly string[] = []): Part => ({
  name: `${module}/domain`,
  mutate: [`services/modules/${module}/domain/**/*.ts`, ...tables.map((file) => `!**/domain/${file}`)],
  suites: [`services/modules/${module}/domain/`],
});

/** Pictures are judged by eye: media/domain, which draws them, is no part. */
export const PARTS: readonly Part[] = [
  domainOf('payments'),
  domainOf('membership'),
  domainOf('accounts', ['common-passwords.ts']),
  domainOf('community'),
  domainOf('catalogue', ['country-words.ts', 'genre-words.ts', 'release-levels.ts']),
  domainOf('search', ['number-words.ts']),
];
