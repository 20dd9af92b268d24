import { amountWords } from '#modules/membership/contract/amount-words.ts';
import { membershipChanged } from '#modules/membership/contract/membership.events.ts';
import { from, type Kind } from '../../kind.ts';
import { because } from '../../words.ts';

/** What staff has given or taken. What is bought, given back or downloaded tells of itself. */
const BY_STAFF: ReadonlySet<string> = new Set(['grant', 'withdrawal']);

export const planAdjusted: Kind = {
  name: 'plan-adjusted',
  label: { fa: 'هدیه‌ها و تغییرات اشتراک من', en: 'Gifts and changes to my plan' },
  sources: [
    from(membershipChanged, ({ entryId, userId, unit, amount, reason, note }) =>
      BY_STAFF.has(reason)
        ? [
            {
              cause: `entry-${entryId}`,
              facts: { [unit]: amount, ...(note && { reason: note }) },
              to: { members: [userId] },
            },
          ]
        : [],
    ),
  ],
  words: ({ facts: { days = 0, bytes = 0, reason } }) => {
    const amount = days || bytes;
    const size = amountWords(days ? 'days' : 'bytes', Math.abs(amount));
    const why = because(null, reason);
    return amount > 0
      ? { fa: `${size.fa} به اشتراک شما افزوده شد${why.fa}`, en: `${size.en} added to your plan${why.en}` }
      : { fa: `${size.fa} از اشتراک شما کم شد${why.fa}`, en: `${size.en} taken off your plan${why.en}` };
  },
  href: () => '/user/profile-page#premium',
};
