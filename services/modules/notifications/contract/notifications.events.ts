import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();

/** What a notification is about. Names are looked up when it is shown. */
export const notificationFacts = z
  .object({
    postId: id,
    newsPostId: id,
    personId: id,
    commentId: id,
    season: id,
    episode: id,
    /** So many at once, in the place of one. */
    episodes: id,
    /** Why staff did it. */
    reason: z.string(),
    /** When something ends. */
    until: z.iso.datetime(),
    /** Of a payment. */
    reference: z.string(),
    /** Of something that is not in the catalogue (yet). */
    name: z.string(),
    /** Of a request for a title, by the words of its event. */
    answer: z.string(),
    refusal: z.string(),
    /** Of a file: it is on offer no more. */
    retired: z.literal(true),
    /** What a plan has more, or less. */
    days: z.number().int(),
    bytes: z.number().int(),
  })
  .partial();
export type NotificationFacts = z.infer<typeof notificationFacts>;

/**
 * Members were told something. One notification may be sent in several parts, each to other members. Stream:
 * `notification-<notificationId>`.
 */
export const notificationSent = defineEvent(
  'notification.sent.v1',
  z.object({
    notificationId: id,
    kind: z.string(),
    /** When its cause happened. */
    happenedAt: z.iso.datetime(),
    facts: notificationFacts,
    userIds: z.array(id).min(1),
  }),
);

/** What they were told holds no more: these members are shown it no longer. */
export const notificationTakenBack = defineEvent(
  'notification.taken-back.v1',
  z.object({ notificationId: id, userIds: z.array(id).min(1) }),
);

/** Stream of what a member does with notifications: `notification-reader-<userId>`. */
export const notificationsVisited = defineEvent(
  'notifications.visited.v1',
  z.object({
    userId: id,
    notificationIds: z.array(id),
    /** All that were sent up to this position of the log; 0 for none. */
    upTo: z.number().int().nonnegative(),
  }),
);

export const digestEvery = z.enum(['never', 'day', 'week']);
export type DigestEvery = z.infer<typeof digestEvery>;

/** The newest says all. */
export const notificationSettingsChanged = defineEvent(
  'notification-settings.changed.v1',
  z.object({
    userId: id,
    /** Kinds that the member is not told of at all. */
    muted: z.array(z.string()),
    /** Kinds that are left out of the mails, and of what devices show. */
    unmailed: z.array(z.string()),
    unpushed: z.array(z.string()),
    digest: digestEvery,
  }),
);

export const digestSent = defineEvent(
  'notification-digest.sent.v1',
  z.object({ userId: id, notificationIds: z.array(id) }),
);
