import { expiryAnnounced } from '#modules/membership/contract/membership.events.ts';
import { from, type Kind } from '../../kind.ts';
import { momentWords } from '../../words.ts';

export const planEnding: Kind = {
  name: 'plan-ending',
  label: { fa: 'پایان اشتراک من', en: 'End of my plan' },
  sources: [
    from(expiryAnnounced, ({ userId, vipExpiration }) => [
      { cause: `member-${userId}-${vipExpiration}`, facts: { until: vipExpiration }, to: { members: [userId] } },
    ]),
  ],
  words: ({ facts: { until } }) => {
    const end = until && momentWords(until);
    return {
      fa: end ? `اشتراک روزانهٔ شما در ${end.fa} به پایان می‌رسد` : 'اشتراک روزانهٔ شما رو به پایان است',
      en: end ? `Your plan by days ends on ${end.en}` : 'Your plan by days is about to end',
    };
  },
  href: () => '/user/profile-page',
};
