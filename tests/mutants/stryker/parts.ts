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

const domainOf = (module: string): Part => ({
  name: `${module}/domain`,
  mutate: [`services/modules/${module}/domain/**/*.ts`],
  suites: [`services/modules/${module}/domain/`],
});

/** Pictures are judged by eye: media/domain, which draws them, is no part. */
export const PARTS: readonly Part[] = [
  ...['accounts', 'catalogue', 'community', 'membership', 'payments', 'search'].map(domainOf),
];
