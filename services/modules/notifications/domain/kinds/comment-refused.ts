import { commentRefused } from '#modules/community/contract/community.events.ts';
import { commented, commentHref, from, type Kind } from '../kind.ts';
import { named } from '../words.ts';

export const commentWasRefused: Kind = {
  name: 'comment-refused',
  label: { fa: 'رد شدن دیدگاه من', en: 'My comments being refused' },
  sources: [
    from(commentRefused, ({ commentId, userId, reason, ...about }) => [
      {
        cause: `comment-${commentId}`,
        facts: { ...commented(about), ...(reason && { reason }) },
        to: { members: [userId] },
      },
    ]),
  ],
  words: ({ title, news, facts: { reason } }) => {
    const about = title ?? news;
    const name = about && named(about.name);
    const because = reason ? `: ${reason}` : '';
    return {
      fa: `${name ? `دیدگاه شما دربارهٔ ${name.fa}` : 'دیدگاه شما'} پذیرفته نشد${because}`,
      en: `Your comment${name ? ` on ${name.en}` : ''} was not accepted${because}`,
    };
  },
  href: commentHref,
};
