import { z } from 'zod';
import { defineEvent } from '../../../platform/messaging/outbox/event-definition.js';

const userId = z.number().int().positive();
const role = z.enum(['viewer', 'moderator', 'admin']);

/** Stream of an account: `user-<id>`. Secrets (password, code) are never in an event. */
export const userRegistered = defineEvent(
  'user.registered.v1',
  z.object({
    userId,
    username: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role,
    planId: z.number().int().min(1).max(3),
    referrerId: z.number().int().nullable(),
    verified: z.boolean(),
  }),
);
export const userVerified = defineEvent('user.verified.v1', z.object({ userId }));
/** A new code took the place of the one before, because somebody logged in who had not been verified yet. */
export const codeRenewed = defineEvent('user.code-renewed.v1', z.object({ userId }));
/** A registration that was never verified gave its username up to another one. */
export const registrationLapsed = defineEvent('user.registration-lapsed.v1', z.object({ userId }));
export const activationCallRequested = defineEvent('user.activation-call-requested.v1', z.object({ userId }));
/** A log-in ends the session before it, if there is one. */
export const sessionStarted = defineEvent(
  'user.session-started.v1',
  z.object({ userId, sessionId: z.uuid(), supersededSessionId: z.uuid().nullable(), expiresAt: z.iso.datetime() }),
);
export const sessionEnded = defineEvent('user.session-ended.v1', z.object({ userId, sessionId: z.uuid() }));
export const roleChanged = defineEvent('user.role-changed.v1', z.object({ userId, role }));
