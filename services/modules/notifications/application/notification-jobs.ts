import { z } from 'zod';
import { notificationFacts } from '../contract/notifications.events.ts';

const id = z.number().int().positive();

export const PUSH = 'notifications.push';
export const pushPayload = z.object({
  notificationId: id,
  kind: z.string(),
  facts: notificationFacts,
  userIds: z.array(id),
});
export type PushPayload = z.infer<typeof pushPayload>;

export const MAIL_DIGEST = 'notifications.mail-digest';
export const digestPayload = z.object({ userId: id, notificationIds: z.array(id) });
export type DigestPayload = z.infer<typeof digestPayload>;
