import type { Mutant } from '../mutant.ts';

const ACCOUNTS = 'services/modules/accounts';
const SESSIONS = `${ACCOUNTS}/persistence/sign-in/session.repository.ts`;
const VERIFY = `${ACCOUNTS}/commands/verify-account/verify-account.int.spec.ts`;

/** Passwords, codes and sessions. */
export const ACCOUNT_MUTANTS: readonly Mutant[] = [
  {
    name: 'superseded-session-lives',
    what: 'a session that another log-in has ended still lets in',
    file: SESSIONS,
    find: 'where session.ended_at is null and',
    replace: 'where',
    suite: `${ACCOUNTS}/commands/log-in/log-in.int.spec.ts`,
    test: 'the newest log-in takes the place of the one before',
  },
  {
    name: 'session-never-over',
    what: 'a session outlives its time',
    file: SESSIONS,
    find: ' and session.expires_at > now()',
    replace: '',
    suite: `${ACCOUNTS}/commands/log-in/log-in.int.spec.ts`,
    test: 'is over when its time is',
  },
  {
    name: 'suspended-account-lives',
    what: 'an account that staff has suspended is still let in by its session',
    file: SESSIONS,
    find: 'and account.suspended_at is null and',
    replace: 'and',
    suite: `${ACCOUNTS}/commands/suspend-account/suspend-account.int.spec.ts`,
    test: 'is out also with a session that has not ended',
  },
  {
    name: 'staff-of-the-same-rank',
    what: 'staff may act on those of their own rank',
    file: `${ACCOUNTS}/domain/staff-rank.ts`,
    find: 'RANK[role] > RANK[other]',
    replace: 'RANK[role] >= RANK[other]',
    suite: `${ACCOUNTS}/domain/account-rules.unit.spec.ts`,
    test: 'is above another only when it is higher',
  },
  {
    name: 'code-guessed-for-ever',
    what: 'a verification code may be guessed without end',
    file: `${ACCOUNTS}/persistence/registration/verification.repository.ts`,
    find: 'where account_id = $1 and guesses_left > 0 and',
    replace: 'where account_id = $1 and',
    suite: VERIFY,
    test: 'may be guessed five times, then',
  },
  {
    name: 'code-never-old',
    what: 'a verification code is good for ever',
    file: `${ACCOUNTS}/persistence/registration/verification.repository.ts`,
    find: 'guesses_left > 0 and expires_at > now()',
    replace: 'guesses_left > 0',
    suite: VERIFY,
    test: 'is no good after 15 minutes',
  },
  {
    name: 'recovery-link-for-a-year',
    what: 'a link for a new password is good for months',
    file: `${ACCOUNTS}/domain/passwords/recovery-policy.ts`,
    find: '60 * 60',
    replace: '60 * 60 * 24 * 365',
    suite: `${ACCOUNTS}/domain/account-rules.unit.spec.ts`,
    test: 'is an hour for the link',
  },
  {
    name: 'authenticator-code-reused',
    what: 'whoever has seen a code of an authenticator can use it again',
    file: `${ACCOUNTS}/persistence/sign-in/two-factor.repository.ts`,
    find: 'where account_id = $1 and last_step < $2',
    replace: 'where account_id = $1',
    suite: `${ACCOUNTS}/application/two-factor/two-factor.int.spec.ts`,
    test: 'is good once: it, and those before it',
  },
  {
    name: 'passwords-tried-for-ever',
    what: 'a password may be guessed without end',
    file: `${ACCOUNTS}/commands/log-in/log-in.handler.ts`,
    find: 'for (const key of keys) await this.throttle.consume(LOG_IN_BY_ACCOUNT, key);',
    replace: '',
    suite: `${ACCOUNTS}/commands/log-in/log-in-throttling.int.spec.ts`,
    test: 'an account takes ten wrong passwords',
  },
];
