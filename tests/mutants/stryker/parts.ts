/** A part of the sources with the unit specs that are run for each of its mutants. */
export interface Part {
  name: string;
  /** Globs. */
  mutate: readonly string[];
  /** The specs, or folders of them. */
  suites: readonly string[];
}

/** @param tables files that are nothing but a table of words or numbers: a test would write them down once more. */
const domainOf = (module: string, tables: readonly string[] = []): Part => ({
  name: `${module}/domain`,
  mutate: [`services/modules/${module}/domain/**/*.ts`, ...tables.map((file) => `!**/domain/${file}`)],
  suites: [`services/modules/${module}/domain`],
});

/** @param files below services/, without their ending; each has its spec beside it. */
const filesOf = (name: string, files: readonly string[]): Part => ({
  name,
  mutate: files.map((file) => `services/${file}.ts`),
  suites: files.map((file) => `services/${file}.unit.spec.ts`),
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
  domainOf('catalogue', ['words/country-words.ts', 'files/release-levels.ts']),
  domainOf('search'),
  filesOf('payments/application', [
    'modules/payments/application/payment-settings',
    'modules/payments/application/payment-gateways',
  ]),
  filesOf('accounts/application', [
    'modules/accounts/application/account-fields',
    'platform/captcha/captcha-check',
    'modules/accounts/application/security/hashing-queue',
    'modules/accounts/application/security/recovery-tokens',
    'modules/accounts/application/verification/verification-codes',
    'modules/accounts/application/two-factor/two-factor-code',
  ]),
  filesOf('messaging', [
    'platform/messaging/outbox/personal-fields/person-guard',
    'platform/messaging/outbox/personal-fields/personal-fields',
    'platform/messaging/projections/parking/passing-error',
    'platform/messaging/relay/numbering-pace',
    'platform/messaging/relay/signal',
    'platform/messaging/relay/watermarks',
    'platform/messaging/transport/event-routing',
  ]),
];
