import { commentApproved, commentPutBack } from '#modules/community/contract/community.events.ts';
import { commented, commentHref, from, type Kind } from '../../kind.ts';
import { faNumber, named } from '../../words.ts';

export const commentWasApproved: Kind = {
  name: 'comment-approved',
  label: { fa: 'تأیید دیدگاه من', en: 'Approval of my comments' },
  sources: [
    from(commentApproved, ({ commentId, userId, trusted, ...about }) => {
      // Its author was told when it was posted.
      if (trusted) return [];
      return [{ cause: `comment-${commentId}`, facts: { ...commented(about), commentId }, to: { members: [userId] } }];
    }),
  ],
  takenBackBy: [
    from(commentPutBack, ({ commentId, userId }) => [
      { cause: `comment-${commentId}`, facts: {}, to: { members: [userId] } },
    ]),
  ],
  words: ({ title, news }) => {
    const about = title ?? news;
    const name = about && named(about.name);
    return {
      fa: name ? `دیدگاه شما دربارهٔ ${name.fa} تأیید شد و دیده می‌شود` : 'دیدگاه شما تأیید شد و دیده می‌شود',
      en: name ? `Your comment on ${name.en} was approved` : 'Your comment was approved',
    };
  },
  href: commentHref,
  gathered: {
    words: (count) => ({
      fa: `${faNumber(count)} دیدگاه شما تأیید شد و دیده می‌شود`,
      en: `${count} of your comments were approved`,
    }),
    part: 'comments',
  },
};
