import {
  commentApproved,
  commentEdited,
  commentPosted,
  commentPutBack,
} from '#modules/community/contract/community.events.ts';
import { mentionedIn } from '#modules/community/contract/mentions.ts';
import { type Cause, commented, commentHref, from, type Kind, type Lookup, type ToldComment } from '../../kind.ts';
import { named } from '../../words.ts';

async function told({ commentId, userId, ...about }: ToldComment, lookup: Lookup): Promise<Cause[]> {
  const words = [commentPosted.type, commentEdited.type];
  const comment = commentPosted.schema.safeParse(await lookup.lastOf(`comment-${commentId}`, words)).data;
  if (!comment) return [];
  const usernames = mentionedIn(comment.body);
  if (usernames.length === 0) return [];
  const answered = comment.parentId
    ? commentPosted.schema.safeParse(await lookup.firstOf(`comment-${comment.parentId}`)).data?.userId
    : undefined;
  const members = (await lookup.membersNamed(usernames)).filter((id) => id !== userId && id !== answered);
  return members.map((member) => ({
    cause: `comment-${commentId}-member-${member}`,
    facts: { ...commented(about), commentId },
    to: { members: [member] },
  }));
}

/**
 * When the comment is approved: before, nobody else may know of it. Each mention is a cause, so that new words call only
 * whom the old ones did not. Whoever is answered hears of that alone.
 */
export const commentMentioned: Kind = {
  name: 'comment-mentioned',
  label: { fa: 'نام بردن از من در دیدگاه‌ها', en: 'Comments that mention me' },
  sources: [from(commentApproved, told)],
  takenBackBy: [from(commentPutBack, told)],
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
