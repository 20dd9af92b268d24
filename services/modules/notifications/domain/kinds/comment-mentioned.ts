import { commentApproved, commentEdited, commentPosted } from '#modules/community/contract/community.events.ts';
import { mentionedIn } from '#modules/community/contract/mentions.ts';
import { commented, commentHref, from, type Kind } from '../kind.ts';
import { named } from '../words.ts';

/**
 * When the comment is approved: before, nobody else may know of it. Each mention is a cause, so that new words call only
 * whom the old ones did not. Whoever is answered hears of that alone.
 */
export const commentMentioned: Kind = {
  name: 'comment-mentioned',
  label: { fa: 'نام بردن از من در دیدگاه‌ها', en: 'Comments that mention me' },
  sources: [
    from(commentApproved, async ({ commentId, userId, ...about }, { firstOf, lastOf, membersNamed }) => {
      const words = [commentPosted.type, commentEdited.type];
      const comment = commentPosted.schema.safeParse(await lastOf(`comment-${commentId}`, words)).data;
      if (!comment) return [];
      const usernames = mentionedIn(comment.body);
      if (usernames.length === 0) return [];
      const answered = comment.parentId
        ? commentPosted.schema.safeParse(await firstOf(`comment-${comment.parentId}`)).data?.userId
        : undefined;
      const members = (await membersNamed(usernames)).filter((id) => id !== userId && id !== answered);
      return members.map((member) => ({
        cause: `comment-${commentId}-member-${member}`,
        facts: { ...commented(about), commentId },
        to: { members: [member] },
      }));
    }),
  ],
  words: ({ title, news }) => {
    const about = title ?? news;
    const name = about && named(about.name);
    return {
      fa: name ? `در دیدگاهی دربارهٔ ${name.fa} از شما نام برده شد` : 'در دیدگاهی از شما نام برده شد',
      en: name ? `You were mentioned in a comment on ${name.en}` : 'You were mentioned in a comment',
    };
  },
  href: commentHref,
};
