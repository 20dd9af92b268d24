import { z } from 'zod';
import { DELETED_USER, moderatorsName } from '#modules/accounts/contract/accounts.events.ts';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();
const grade = z.number().int().min(1).max(10);

/** What a rating grades (specification §3), in its order. */
export const CRITERIA = ['starring', 'direction', 'screenplay', 'music', 'effects', 'other'] as const;

/** @returns the shape of something that has the same of each criterion. */
export function ofEachCriterion<T>(one: T): Record<(typeof CRITERIA)[number], T> {
  return Object.fromEntries(CRITERIA.map((criterion) => [criterion, one])) as Record<(typeof CRITERIA)[number], T>;
}

/** The six grades of a rating, each 1–10. */
export const gradesSchema = z.object(ofEachCriterion(grade));
export type Grades = z.infer<typeof gradesSchema>;

/** A viewer rated a title, first or again; the newest counts. Stream: `rating-<postId>-<userId>`. */
export const titleRated = defineEvent(
  'title.rated.v1',
  z.object({ postId: id, userId: id, grades: gradesSchema, previous: gradesSchema.nullable() }),
);

/** A title has become one with another that the member had rated as well: this rating counts no more. */
export const ratingDropped = defineEvent('title.rating-dropped.v1', z.object({ postId: id, userId: id }));

const place = z.object({
  minute: z.number().int().nonnegative(),
  season: z.number().int().positive().nullable(),
  episode: z.number().int().positive().nullable(),
});
/** What a comment is about: one of the two. */
const subject = {
  /** A title; null for a comment on a news post. */
  postId: id.nullable(),
  newsPostId: id.nullable().optional(),
};
const posted = z.object({
  commentId: id,
  ...subject,
  userId: id,
  username: z.string(),
  name: z.string(),
  parentId: id.nullable(),
  body: z.string(),
  /** Whether its author says that it gives something away. */
  spoiler: z.boolean().optional(),
  /** The minute that it is about. */
  place: place.nullable().optional(),
});
/** The usual reasons. */
export const COMMENT_REFUSALS = ['spoiler', 'insult', 'advertising', 'off_topic', 'personal'] as const;
export type CommentRefusal = (typeof COMMENT_REFUSALS)[number];
const statusBefore = z.enum(['pending', 'approved', 'refused']);

/** Stream of a comment: `comment-<id>`. It carries its author's names of the moment, so that a thread needs no other stream. */
export const commentPosted = defineEvent('comment.posted.v1', posted, [{ of: 'userId', becomes: DELETED_USER }]);
/** Its author has put other words in its place, the whole of them; it waits for a moderator again. */
export const commentEdited = defineEvent('comment.edited.v1', posted.extend({ previousStatus: statusBefore }), [
  { of: 'userId', becomes: DELETED_USER },
]);
/** Its author has taken it back. */
export const commentDeleted = defineEvent(
  'comment.deleted.v1',
  z.object({ commentId: id, ...subject, userId: id, previousStatus: statusBefore }),
);
/** Its title has been merged into another, and it stands there from now on. */
export const commentMoved = defineEvent(
  'comment.moved.v1',
  z.object({ commentId: id, from: id, postId: id, approved: z.boolean() }),
);
const decision = z.object({
  commentId: id,
  ...subject,
  userId: id,
  moderatorId: id,
  moderator: z.string(),
  /** What the comment was before, so that counts need no look at other events. */
  previousStatus: statusBefore.optional(),
});
export const commentApproved = defineEvent(
  'comment.approved.v1',
  decision.extend({
    /** It appeared at once, because its author is trusted; nobody else has looked at it. */
    trusted: z.literal(true).optional(),
  }),
  [moderatorsName],
);
/** A decision was taken back: the comment waits again, since it was posted. */
export const commentPutBack = defineEvent(
  'comment.put-back.v1',
  decision.required({ previousStatus: true }).extend({ postedAt: z.iso.datetime() }),
  [moderatorsName],
);
export const commentRefused = defineEvent(
  'comment.refused.v1',
  decision.extend({
    /** In the moderator's own words. */
    reason: z.string().nullable(),
    /** One of the usual reasons, which everybody reads in their own language. */
    refusal: z.enum(COMMENT_REFUSALS).nullable().optional(),
  }),
  [moderatorsName],
);
