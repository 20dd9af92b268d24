import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

export const channel = z.object({
  /** As titles say it. */
  key: z.string(),
  slug: z.string(),
  name: z.object({ fa: z.string(), en: z.string() }),
  /** Few letters that stand for its logo. */
  logo: z.string(),
});
export type Channel = z.infer<typeof channel>;

/** The channels that the staff presents, whole and in order, of the stream `channel-list-1`. Titles may name others. */
export const channelsSaved = defineEvent('channels.saved.v1', z.object({ channels: z.array(channel) }));
