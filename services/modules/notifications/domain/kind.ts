import type { z } from 'zod';
import type { ProfilePart } from '#modules/accounts/contract/profile-part.ts';
import { titlePath } from '#modules/catalogue/contract/titles/title-path.ts';
import type { NotificationFacts } from '../contract/notifications.events.ts';
import type { Words } from './words.ts';

/** Whom something is told: members by name, or whoever follows one of these. */
type Audience = { members: number[] } | { followersOf: 'series' | 'person'; targets: number[] };

/** Something that members are told once, whatever is delivered twice. */
export interface Cause {
  /** What makes it one, among those of its kind: `comment-17`. */
  cause: string;
  facts: NotificationFacts;
  to: Audience;
  /** Causes of one kind with the same key that are new at the same time are told as one, with what is said of so many. */
  together?: { key: string; facts(count: number): NotificationFacts };
}

/** What else a kind may ask to know whom it concerns. */
export interface Lookup {
  /** The data of a stream's first event. */
  firstOf(stream: string): Promise<unknown>;
  /** The data of a stream's last event of these types; undefined when there is none. */
  lastOf(stream: string, types: readonly string[]): Promise<unknown>;
  /** The ids of those who have these usernames. */
  membersNamed(usernames: readonly string[]): Promise<number[]>;
  /** Of a file that is on offer, or was. @returns null where there is no such file. */
  titleOfFile(fileId: number): Promise<number | null>;
}

export interface Source {
  type: string;
  causes(data: unknown, lookup: Lookup): Cause[] | Promise<Cause[]>;
}

/** Binds an event to what it causes. */
export function from<Data>(
  definition: { type: string; schema: z.ZodType<Data> },
  causes: (data: Data, lookup: Lookup) => Cause[] | Promise<Cause[]>,
): Source {
  return { type: definition.type, causes: (data, lookup) => causes(definition.schema.parse(data), lookup) };
}

interface SubjectTitle {
  postType: 1 | 2;
  slug: string;
  name: { fa: string | null; en: string };
}

/** What a notification is about, with the names of now; null for what is not there (any more). */
export interface Subject {
  facts: NotificationFacts;
  title: SubjectTitle | null;
  /** A news post. */
  news: { slug: string; name: { fa: string | null; en: string } } | null;
  person: { name: { fa: string | null; en: string } } | null;
}

/** A kind of notification: what causes it, and how it reads. Each is one file in `kinds/`, and one line in `kinds.ts`. */
export interface Kind {
  name: string;
  /** What the settings call it. */
  label: Words;
  sources: readonly Source[];
  /** What takes it back: members are shown it no more, and it is news again when it happens again. */
  takenBackBy?: readonly Source[];
  words(subject: Subject): Words;
  href(subject: Subject): string | null;
  /** What its reader follows, where that is why they are told. */
  followed?(facts: NotificationFacts): Followed | null;
  /** How those read that stand next to each other and are not visited: they are one line. */
  gathered?: Gathered;
}

export interface Gathered {
  /** @param count two or more. */
  words(count: number): Words;
  /** Of their reader's own page: where all of them are. */
  part: ProfilePart;
}

export interface Followed {
  kind: 'series' | 'person';
  /** Of the title or the person. */
  id: number;
}

/** What events say of a comment. */
export interface ToldComment {
  commentId: number;
  userId: number;
  postId: number | null;
  newsPostId?: number | null | undefined;
}

/** What a comment is about, as facts of its notification. */
export function commented(about: Pick<ToldComment, 'postId' | 'newsPostId'>): NotificationFacts {
  if (about.newsPostId) return { newsPostId: about.newsPostId };
  return about.postId === null ? {} : { postId: about.postId };
}

/** The comment on the page that it stands on. */
export function commentHref(subject: Subject): string | null {
  const { news, facts } = subject;
  if (!news) return titleHref(subject);
  return facts.commentId ? `/news/${news.slug}#comment-${facts.commentId}` : `/news/${news.slug}`;
}

export function titleHref({ title, facts }: Subject): string | null {
  if (!title) return null;
  const page = titlePath(title);
  return facts.commentId ? `${page}#comment-${facts.commentId}` : page;
}
