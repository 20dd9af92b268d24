/** A part of the sources with the unit specs that are run for each of its mutants. */
export interface Part {
  name: string;
  /** Globs. */
  mutate: readonly string[];
  /** Folders of the specs. */
  suites: readonly string[];
}

/** @param tables files that are nothing but a table of words or numbers: a test would write them down once more. */
const domainOf = (module: string, tables: readonly string[] = []): Part => ({
  name: `${module}/domain`,
  mutate: [`services/modules/${module}/domain/**/*.ts`, ...tables.map((file) => `!**/domain/${file}`)],
  suites: [`services/modules/${module}/domain`],
});

/**
 * What is decided without a database, so that a thousand mutants take minutes. Pictures are judged by eye: media/domain, which
 * draws them, is no part.
 */
export const PARTS: readonly Part[] = [
  domainOf('payments'),
  domainOf('membership'),
  domainOf('accounts'),
  domainOf('community'),
  domainOf('catalogue', ['country-words.ts', 'genre-words.ts', 'release-levels.ts']),
  domainOf('search'),
  {
    name: 'payments/application',
    mutate: ['services/modules/payments/application/payment-settings.ts'],
    suites: ['services/modules/payments/application'],
  },
  {
    name: 'accounts/application',
    mutate: ['services/modules/accounts/application/security/hashing-queue.ts'],
    suites: ['services/modules/accounts/application/security'],
  },
  {
    name: 'messaging',
    mutate: ['services/platform/messaging/transport/event-routing.ts'],
    suites: ['services/platform/messaging/transport'],
  },
];
