import { type CommentRefusal, commentPutBack, commentRefused } from '#modules/community/contract/community.events.ts';
import { commented, commentHref, from, type Kind } from '../../kind.ts';
import { because, named, type Words } from '../../words.ts';

const USUAL: Record<CommentRefusal, Words> = {
  spoiler: { fa: 'داستان را لو می‌دهد', en: 'it gives the story away' },
  insult: { fa: 'توهین یا دشنام دارد', en: 'it insults or abuses' },
  advertising: { fa: 'تبلیغ یا لینک است', en: 'it advertises, or links elsewhere' },
  off_topic: { fa: 'به موضوع ربطی ندارد', en: 'it is off topic' },
  personal: { fa: 'داده‌های شخصی کسی را می‌گوید', en: 'it tells somebody’s personal data' },
};

export const commentWasRefused: Kind = {
  name: 'comment-refused',
  label: { fa: 'رد شدن دیدگاه من', en: 'My comments being refused' },
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
