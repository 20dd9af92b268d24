import { z } from 'zod';
import { notificationFacts } from '../contract/notifications.events.ts';

const id = z.number().int().positive();

export const PUSH = 'notifications.push';
export const pushPayload = z.object({
  notificationId: id,
  kind: z.string(),
  facts: notificationFacts,
  /** How many are gathered in the message. */
  count: id.default(1),
  userIds: z.array(id),
  /** Of the browsers that took no message before: none but these are asked again. */
  only: z.array(z.string()).nullable().default(null),
  /** The last browser of the page before. */
  after: z.string().default(''),
  /** Browsers of the pages before that took no message this time. */
  failed: z.array(z.string()).default([]),
  /** Why they did not, each reason once. */
  reasons: z.array(z.string()).default([]),
});
export type PushPayload = z.input<typeof pushPayload>;

export const MAIL_DIGEST = 'notifications.mail-digest';
export const digestPayload = z.object({ userId: id, notificationIds: z.array(id) });
export type DigestPayload = z.infer<typeof digestPayload>;
