import { commentApproved } from '#modules/community/contract/community.events.ts';
import { from, type Kind, titleHref } from '../kind.ts';
import { named } from '../words.ts';

export const commentWasApproved: Kind = {
  name: 'comment-approved',
  label: { fa: 'تأیید دیدگاه من', en: 'My comments being approved' },
  sources: [
    from(commentApproved, ({ commentId, postId, userId }) => [
      { cause: `comment-${commentId}`, facts: { postId, commentId }, to: { members: [userId] } },
    ]),
  ],
  words: ({ title }) => {
    const name = title && named(title.name);
    return {
      fa: name ? `دیدگاه شما دربارهٔ ${name.fa} تأیید شد و دیده می‌شود` : 'دیدگاه شما تأیید شد و دیده می‌شود',
      en: name ? `Your comment on ${name.en} was approved` : 'Your comment was approved',
    };
  },
  href: titleHref,
};
