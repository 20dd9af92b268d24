import type { InfiniteData } from '@tanstack/react-query';
import type { Comment } from '../../../../api/types.ts';
import { isGone } from '../card/gone-author.ts';
import type { CommentPage } from '../comments-query.ts';

/** As the server finds them: a username after an @ that is no part of a word. Old phones cannot look behind, and take what is before along. */
const MENTION = /(^|[^\p{L}\p{N}_.@/-])(@([A-Za-z][A-Za-z0-9_-]{2,29}))(?![A-Za-z0-9_-])/gu;
const BEGUN = /(^|[^\p{L}\p{N}_.@/-])@([A-Za-z0-9_-]{0,29})$/u;

/** A text in its parts: those that mention somebody say whom. */
export function partsOf(text: string): { at: number; text: string; username?: string }[] {
  const parts: { at: number; text: string; username?: string }[] = [];
  let end = 0;
  for (const { index: from, 1: before = '', 2: mention = '', 3: username } of text.matchAll(MENTION)) {
    const index = from + before.length;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: mention, username });
    end = index + mention.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

/** What of a name has been typed at the end of the text; null when none was begun. */
export function begunMention(text: string): string | null {
  return BEGUN.exec(text)?.[2]?.toLowerCase() ?? null;
}

/** The text with the name that was begun at its end whole. */
export function withMention(text: string, username: string): string {
  return text.replace(BEGUN, `$1@${username} `);
}

interface Writer {
  username: string;
  name: string;
}

/** Who writes in the thread and begins so, by username or name. */
export function writersOf(lists: (InfiniteData<CommentPage> | undefined)[], begun: string, max: number): Writer[] {
  const comments = lists.flatMap((list) => list?.pages ?? []).flatMap((page) => page.comments);
  const all = comments.flatMap((comment): Comment[] => [comment, ...comment.replies]);
  const others = all
    .filter(({ mine, status, user }) => !mine && status !== 'deleted' && !isGone(user))
    .map(({ user }) => user);
  const fits = others.filter((one) => [one.username, one.name].some((name) => name.toLowerCase().startsWith(begun)));
  return [...new Map(fits.map(({ username, name }) => [username, { username, name }])).values()].slice(0, max);
}
