import { commentRefused } from '#modules/community/contract/community.events.ts';
import { from, type Kind, titleHref } from '../kind.ts';
import { named } from '../words.ts';

export const commentWasRefused: Kind = {
  name: 'comment-refused',
  label: { fa: 'رد شدن دیدگاه من', en: 'My comments being refused' },
  sources: [
    from(commentRefused, ({ commentId, postId, userId, reason }) => [
      { cause: `comment-${commentId}`, facts: { postId, ...(reason && { reason }) }, to: { members: [userId] } },
    ]),
  ],
  words: ({ title, facts: { reason } }) => {
    const name = title && named(title.name);
    const because = reason ? `: ${reason}` : '';
    return {
      fa: `${name ? `دیدگاه شما دربارهٔ ${name.fa}` : 'دیدگاه شما'} پذیرفته نشد${because}`,
      en: `Your comment${name ? ` on ${name.en}` : ''} was not accepted${because}`,
    };
  },
  href: titleHref,
};
