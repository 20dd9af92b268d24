import { z } from 'zod';
import { DELETED_USER, moderatorsName } from '#modules/accounts/contract/accounts.events.ts';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();

/*
 * What somebody has written by the contact form, and what staff has answered: one thread, which goes on when the writer follows
 * the link of an answer. Stream: `contact-<threadId>`.
 */

const ofThread = z.object({
  threadId: id,
  /** null for a visitor. */
  userId: id.nullable(),
});

export const contactReceived = defineEvent(
  'contact.received.v1',
  ofThread.extend({ name: z.string(), email: z.string(), subject: z.string(), body: z.string() }),
  [{ of: 'userId', becomes: { name: DELETED_USER.name, email: '', subject: '', body: '' } }],
);

const ruling = ofThread.extend({ moderatorId: id, moderator: z.string() });
/** It goes to the writer by mail. */
export const contactAnswered = defineEvent(
  'contact.answered.v1',
  ruling.extend({
    body: z.string(),
    /** Its place in the stream, which tells one answer from the next; absent in events of before. */
    place: id.optional(),
  }),
  [{ of: 'userId', becomes: { body: '' } }, moderatorsName],
);
/** It needs no answer (any more). */
export const contactClosed = defineEvent('contact.closed.v1', ruling, [moderatorsName]);
export const contactReopened = defineEvent('contact.reopened.v1', ruling, [moderatorsName]);
