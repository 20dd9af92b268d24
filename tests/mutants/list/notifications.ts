import type { Mutant } from '../mutant.ts';

const NOTIFICATIONS = 'services/modules/notifications';
const TITLES = `${NOTIFICATIONS}/domain/kinds/titles/told-titles.int.spec.ts`;

/** What members are told, and how often. */
export const NOTIFICATION_MUTANTS: readonly Mutant[] = [
  {
    name: 'told-again-of-a-known-cause',
    what: 'what members were told of before is told again',
    file: `${NOTIFICATIONS}/persistence/news.repository.ts`,
    find: 'if (before && targets.length === 0) continue;',
    replace: '',
    suite: TITLES,
    test: 'is each new episode of a series that they follow, once, whatever its files',
  },
  {
    name: 'season-in-many-lines',
    what: 'followers of a series hear of each episode of a season that comes at once',
    file: `${NOTIFICATIONS}/domain/told-together.ts`,
    find: 'one.together?.key ?? one.cause',
    replace: 'one.cause',
    suite: TITLES,
    test: 'is a season that comes at once in one line',
  },
  {
    name: 'muted-told',
    what: 'a member is told of what they have muted',
    file: `${NOTIFICATIONS}/application/sending.ts`,
    find: 'const wanting = await this.readers.wanting(manager, kind, [...new Set(userIds)]);',
    replace: 'const wanting = [...new Set(userIds)];',
    suite: `${NOTIFICATIONS}/notifications.int.spec.ts`,
  },
  {
    name: 'taken-back-still-told',
    what: 'a decision that a moderator has taken back stays told',
    file: `${NOTIFICATIONS}/commands/take-in-news/take-in-news.handler.ts`,
    find: 'await this.takeBack(manager, takenBack);',
    replace: '',
    suite: `${NOTIFICATIONS}/domain/kinds/comments/told-comments.int.spec.ts`,
    test: 'is not what a moderator has taken back, whether it was told before or not',
  },
  {
    name: 'mails-ended-by-anybody',
    what: 'a link that this site has not signed ends the mails of whoever stands in it',
    file: `${NOTIFICATIONS}/application/unsubscribe-link.ts`,
    find: 'keys.isSigned(USE, userId, signature)',
    replace: 'keys',
    suite: `${NOTIFICATIONS}/digest.int.spec.ts`,
    test: 'for nobody else, and not by what was tampered with',
  },
];
