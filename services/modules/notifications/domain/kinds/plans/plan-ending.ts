import { expiryAnnounced } from '#modules/membership/contract/membership.events.ts';
import { from, type Kind } from '../../kind.ts';
import { momentWords } from '../../words.ts';

export const planEnding: Kind = {
  name: 'plan-ending',
  label: { fa: 'پایان اشتراک من', en: 'My plan coming to its end' },
  sources: [
    from(expiryAnnounced, ({ userId, vipExpiration }) => [
      { cause: `member-${userId}-${vipExpiration}`, facts: { until: vipExpiration }, to: { members: [userId] } },
    ]),
  ],
  words: ({ facts: { until } }) => {
    const end = until && momentWords(until);
    return {
      fa: end ? `اشتراک روزانهٔ شما در ${end.fa} به پایان می‌رسد` : 'اشتراک روزانهٔ شما رو به پایان است',
      en: end ? `Your days end on ${end.en}` : 'Your days come to their end',
    };
  },
  href: () => '/user/profile-page',
};
