import type { Mutant } from '../mutant.ts';

const DOWNLOADS = 'services/modules/downloads';
const ACCOUNT = `${DOWNLOADS}/domain/file-account.ts`;
const BY_BYTE = { suite: `${DOWNLOADS}/domain/file-account.unit.spec.ts`, test: 'is what counting byte by byte says' };
const METERING = `${DOWNLOADS}/commands/metering.int.spec.ts`;
const OPENING = `${DOWNLOADS}/commands/open-download/open-download.int.spec.ts`;

/** Each byte is charged once, and nobody downloads in another's name. */
export const DOWNLOAD_MUTANTS: readonly Mutant[] = [
  {
    name: 'charged-twice',
    what: 'a byte that was charged is charged again',
    file: ACCOUNT,
    find: "const news = charge === 'bytes' ? without(sent, account.charged) : [];",
    replace: "const news = charge === 'bytes' ? sent : [];",
    ...BY_BYTE,
  },
  {
    name: 'reserved-by-each',
    what: 'a byte that another connection has reserved is reserved once more',
    file: ACCOUNT,
    find: 'union(account.charged, reservedOf(account))',
    replace: 'account.charged',
    ...BY_BYTE,
  },
  {
    name: 'dead-keeps-reservation',
    what: 'what was reserved for a dead transfer is never released',
    file: ACCOUNT,
    find: "!dead && charge === 'bytes'",
    replace: "charge === 'bytes'",
    ...BY_BYTE,
  },
  {
    name: 'late-bytes-without-volume',
    what: 'a dead transfer is charged more than is left',
    file: ACCOUNT,
    find: 'firstOf(without(wanted, reserved), remaining)',
    replace: 'without(wanted, reserved)',
    suite: BY_BYTE.suite,
    test: 'is charged no more than is left',
  },
  {
    name: 'window-without-end',
    what: 'what was charged once is free for good',
    file: `${DOWNLOADS}/persistence/meter.repository.ts`,
    find: '(m.window_until > $3 or exists',
    replace: '(m.window_until > $3 or true or exists',
    suite: METERING,
    test: 'pays each byte once in 48 hours',
  },
  {
    name: 'old-key-counts',
    what: 'a download key that was made anew still opens downloads',
    file: `${DOWNLOADS}/persistence/download-key.repository.ts`,
    find: "if (row?.generation !== generation) return 'replaced';",
    replace: "if (!row) return 'replaced';",
    suite: OPENING,
    test: 'is refused once it was made anew',
  },
  {
    name: 'key-of-suspended',
    what: 'the key of a suspended account opens downloads',
    file: `${DOWNLOADS}/commands/open-download/open-download.handler.ts`,
    find: "if (!(await this.accounts.has(manager, holder.userId))) return { refusal: 'key' };",
    replace: '',
    suite: OPENING,
    test: 'is of no use to whoever is suspended',
  },
];
