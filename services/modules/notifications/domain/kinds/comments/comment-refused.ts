import { type CommentRefusal, commentPutBack, commentRefused } from '#modules/community/contract/community.events.ts';
import { commented, commentHref, from, type Kind } from '../../kind.ts';
import { because, named, type Words } from '../../words.ts';

const USUAL: Record<CommentRefusal, Words> = {
  spoiler: { fa: 'داستان را لو می‌دهد', en: 'it contains spoilers' },
  insult: { fa: 'توهین یا ناسزا دارد', en: 'it contains insults or abuse' },
  advertising: { fa: 'تبلیغ یا لینک دارد', en: 'it contains advertising or a link' },
  off_topic: { fa: 'به موضوع ربطی ندارد', en: 'it is off topic' },
  personal: { fa: 'اطلاعات شخصی کسی را فاش می‌کند', en: 'it reveals someone’s personal information' },
};

export const commentWasRefused: Kind = {
  name: 'comment-refused',
  label: { fa: 'رد شدن دیدگاه من', en: 'Refusal of my comments' },
  sources: [
    from(commentRefused, ({ commentId, userId, reason, refusal, ...about }) => [
      {
        cause: `comment-${commentId}`,
        facts: { ...commented(about), ...(reason && { reason }), ...(refusal && { refusal }) },
        to: { members: [userId] },
      },
    ]),
  ],
  takenBackBy: [
    from(commentPutBack, ({ commentId, userId }) => [
      { cause: `comment-${commentId}`, facts: {}, to: { members: [userId] } },
    ]),
  ],
  words: ({ title, news, facts: { refusal, reason } }) => {
    const about = title ?? news;
    const name = about && named(about.name);
    const why = because(refusal ? USUAL[refusal as CommentRefusal] : null, reason);
    return {
      fa: `${name ? `دیدگاه شما دربارهٔ ${name.fa}` : 'دیدگاه شما'} پذیرفته نشد${why.fa}`,
      en: `Your comment${name ? ` on ${name.en}` : ''} was not accepted${why.en}`,
    };
  },
  href: commentHref,
};
