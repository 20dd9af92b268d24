import { commentApproved, commentPosted, commentPutBack } from '#modules/community/contract/community.events.ts';
import { type Cause, commented, commentHref, from, type Kind, type Lookup, type ToldComment } from '../../kind.ts';
import { named } from '../../words.ts';

async function told({ commentId, userId, ...about }: ToldComment, { firstOf }: Lookup): Promise<Cause[]> {
  const answer = commentPosted.schema.safeParse(await firstOf(`comment-${commentId}`));
  if (!answer.data?.parentId) return [];
  const answered = commentPosted.schema.safeParse(await firstOf(`comment-${answer.data.parentId}`));
  if (!answered.data || answered.data.userId === userId) return [];
  return [
    {
      cause: `comment-${commentId}`,
      facts: { ...commented(about), commentId },
      to: { members: [answered.data.userId] },
    },
  ];
}

/** When the answer is approved: before, nobody else may know of it. Who answers themselves is not told. */
export const commentAnswered: Kind = {
  name: 'comment-answered',
  label: { fa: 'پاسخ به دیدگاه من', en: 'Replies to my comments' },
  sources: [from(commentApproved, told)],
  takenBackBy: [from(commentPutBack, told)],
  words: ({ title, news }) => {
    const about = title ?? news;
    const name = about && named(about.name);
    return {
      fa: name ? `به دیدگاه شما دربارهٔ ${name.fa} پاسخ داده شد` : 'به دیدگاه شما پاسخ داده شد',
      en: name ? `Someone replied to your comment on ${name.en}` : 'Someone replied to your comment',
    };
  },
  href: commentHref,
};
