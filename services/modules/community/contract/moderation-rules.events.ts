import { z } from 'zod';
import { moderatorsName } from '#modules/accounts/contract/accounts.events.ts';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

/** How comments are moderated, the whole of it. Stream: `moderation-rules-1`. */
export const moderationRulesSaved = defineEvent(
  'moderation-rules.saved.v1',
  z.object({
    /** So many comments of an author approved one after the other, and the next appear at once; null: none do. */
    trustAfter: z.number().int().positive().nullable(),
    /** Words that a moderator is to look at, folded. */
    words: z.array(z.string()),
    moderatorId: z.number().int().positive(),
    moderator: z.string(),
  }),
  [moderatorsName],
);
